import sharp from 'sharp';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { mapPoint } from '@/lib/listings/place/shown-point';
import { sharedSite } from '@/tests/support/shared-site';

jest.setTimeout(120_000);

const open = async (path: string) => {
  const response = await fetch(new URL(path, sharedSite.url), { redirect: 'manual' });
  const { headers, status } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

const current = async (path: string) => (await open(`/map/old${path}`)).headers.get('location') ?? '';

it('leads from an old version to the present one, whose tiles stay', async () => {
  const address = await current('/12/2072/1529.webp');
  expect(address).toMatch(/^\/map\/[0-9a-f]{10}\/12\/2072\/1529\.webp$/);
  const { bytes, headers, status } = await open(address);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // The middleware must skip it, else it sets a policy.
  expect(headers.get('content-security-policy') ?? '').not.toContain('nonce');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
});

it.each([
  '/7/0/0.webp',
  '/18/0/0.webp',
  '/8/256/0.webp',
  '/8/0/x.webp',
  '/8/0/0.png',
  '/around/41.1,2.1.webp',
  '/strip/13,0,0.webp',
])('has nothing at %s', async (path) => {
  const { headers, status } = await open(`/map/any${path}`);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('has the map round a listing, and the listing’s page shows it', async () => {
  const listing = contentListings.find((one) => mapPoint(one));
  const point = listing && mapPoint(listing);
  if (!point) return;
  const page = (await open(`/en/properties/${listing.id}`)).bytes.toString();
  const [address = ''] = /\/map\/[0-9a-f]{10}\/around\/[^"]+\.webp/.exec(page) ?? [];
  expect(address).toContain(point.join(','));
  const { bytes, status } = await open(address);
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1440, height: 800 });
});

it('draws the map of a search, with every flag a link and no place of a home but the shown one', async () => {
  const page = (await open('/en/properties?view=map')).bytes.toString();
  const flags = page.match(/<a href="\/en\/properties[^"]*" aria-label="[^"]+"><(rect|path)/g) ?? [];
  expect(flags.length).toBeGreaterThan(0);
  expect(page).toContain('openstreetmap.org/copyright');
  expect(page).not.toMatch(/ style="/);
});

it('gives the markers of a search', async () => {
  const { bytes, status } = await open('/api/listings/map?operation=rent&locale=es');
  expect(status).toBe(200);
  const { markers } = JSON.parse(bytes.toString()) as { markers: readonly (readonly unknown[])[] };
  const lettings = contentListings.filter(
    (one) => one.operation === 'rent' && one.status !== 'sold' && mapPoint(one) !== null,
  );
  expect(markers.map(([id]) => id).toSorted()).toEqual(lettings.map(({ id }) => id).toSorted());
  expect((await open('/api/listings/map/none-such')).status).toBe(404);
});
