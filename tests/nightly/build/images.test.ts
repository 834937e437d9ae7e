import sharp from 'sharp';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { listingPlace } from '@/lib/listings/page/listing-name';
import en from '@/messages/en';
import es from '@/messages/es';
import { giveImages, writePhoto } from '@/tests/support/give-images';
import { serve, stop, type Site } from '@/tests/support/site-server';

jest.setTimeout(120_000);

const [shown, bare] = contentListings.filter(({ status }) => status === 'available');
const ids = { shown: shown?.id ?? '', bare: bare?.id ?? '' };

let site: Site;
let names: readonly string[] = [];

beforeAll(async () => {
  const first = await serve();
  await stop(first);
  const files = await Promise.all(['#446688', '#886644'].map(writePhoto));
  names = giveImages(first.environment, { [ids.shown]: files, [ids.bare]: [] });
  site = await serve();
});
afterAll(() => stop(site));

const open = async (address: string) => {
  const response = await fetch(new URL(address, site.url));
  const { headers, status } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status, headers, bytes, html: bytes.toString() };
};
const openListing = (id: string, locale = 'en') => open(`/${locale}/properties/${id}`);

it('shows the photographs of a listing in their sizes, under the policy', async () => {
  const { headers, html, status } = await openListing(ids.shown);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toMatch(/img-src 'self'/);
  const files = new Set(html.match(/\/media\/photo-[0-9a-f]{32}-\d+\.(avif|webp)/g));
  expect(files.size).toBe(names.length * 5);
  for (const file of files) {
    const image = await open(file);
    expect([image.status, image.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(image.headers.get('content-type')).toBe(file.endsWith('avif') ? 'image/avif' : 'image/webp');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(image.bytes).metadata()).width).toBe(Number(/(\d+)\.\w+$/.exec(file)?.[1]));
  }
});

it.each([
  ['en', en],
  ['es', es],
] as const)('describes each of them in %s, and declares no computer image', async (locale, { images }) => {
  const { html } = await openListing(ids.shown, locale);
  const gallery = html.match(/<img src="\/media\/[^>]*>/g) ?? [];
  const texts = gallery.map((image) => /alt="([^"]*)"/.exec(image)?.[1]);
  expect(texts).toHaveLength(names.length);
  expect(new Set(texts).size).toBe(names.length);
  const [, beforePlace = ''] = /\}([^{}]*)\{place\}$/.exec(images.photo) ?? [];
  for (const text of texts) expect(text).toContain(`${beforePlace}${listingPlace(shown!)}`.trim());
  expect(html.slice(html.indexOf('/media/'), html.lastIndexOf('/media/'))).not.toContain(images.render);
});

it.each([
  '/media/photo-00000000000000000000000000000000-480.avif',
  '/media/..%2f..%2fdb',
  '/media/x.png',
  '/media/photo-1.svg',
  '/feeds/pictures/photo-00000000000000000000000000000000.jpg',
])('answers 404 to %s', async (file) => expect((await open(file)).status).toBe(404));

it('gives portals, search engines and shared links the photographs', async () => {
  const { html } = await openListing(ids.shown);
  expect(html).toContain(`/media/${names[0]}-960.webp"`);
  const address = `/feeds/pictures/${names[0]}.jpg`;
  expect((await open('/feeds/kyero.xml')).html).toContain(`${address}</url>`);
  for (const file of [address, `/en/og/properties-${ids.shown}.jpg`]) {
    const image = await open(file);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect((await open(address)).headers.get('cache-control')).toContain('immutable');
});

it('serves a listing without images, which names none', async () => {
  const { html, status } = await openListing(ids.bare);
  expect(status).toBe(200);
  const [, data = ''] = /<script type="application\/ld\+json">([^<]*RealEstateListing[^<]*)/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'RealEstateListing' });
  expect(JSON.parse(data)).not.toHaveProperty('image');
  expect((await open(`/es/og/properties-${ids.bare}.jpg`)).status).toBe(200);
  expect((await open('/en/properties')).html).toContain(`/properties/${ids.bare}"`);
});
