import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';
import { fill, texts } from '@/tests/support/texts';

jest.setTimeout(60_000);

async function open(path: string) {
  const { status, body } = await rawGet(site.port, path, { 'accept-language': 'es' });
  const html = body.toString().replaceAll('&amp;', '&');
  const hrefOf = (link: RegExp) => {
    const url = link.exec(html)?.[1];
    return url === undefined ? null : new URL(url).pathname + new URL(url).search;
  };
  return {
    status,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    main: html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!-- -->/g, ''),
    robots: /<meta name="robots" content="([^"]*)/.exec(html)?.[1] ?? null,
    canonical: hrefOf(/<link rel="canonical" href="([^"]*)/),
    other: hrefOf(/<link rel="alternate" hrefLang="en" href="([^"]*)/i),
  };
}

it.each([
  ['/properties?type=LAND', '/properties?type=land'],
  ['/properties?page=1', '/properties'],
  ['/properties?page=2', '/properties?page=2'],
  ['/properties?page=9999', /^\/es\/properties\?page=\d+$/],
  ['/blog?page=2', '/blog?page=2'],
])('%s is indexed under its own canonical', async (path, canonical) => {
  const page = await open(`/es${path}`);
  expect(page.robots).toBeNull();
  expect(page.canonical).toEqual(typeof canonical === 'string' ? `/es${canonical}` : expect.stringMatching(canonical));
  expect(page.other).toBe(page.canonical?.replace('/es/', '/en/'));
  expect(page.title.length).toBeLessThanOrEqual(60);
});

it.each([
  '/properties?area=gr%C3%A0cia',
  '/properties?area=atlantis',
  '/properties?area=gracia,calp',
  '/properties?features=lift',
  '/properties?beds=1&beds=2',
  '/properties?type=castle',
  '/properties?type=villa&type=house',
  '/properties?type=villa&area=moraira',
  '/properties?type=villa&beds=2&page=2',
  '/properties?location=verdi',
  '/properties?minPrice=1',
  '/properties?sort=newest',
  '/properties?advanced=1',
  '/blog?q=hipoteca',
  '/blog?category=market',
  '/blog?subject=financing&page=2',
  '/search?q=hipoteca',
])('%s is not indexed, and names no other page', async (path) => {
  const { status, robots, canonical, other } = await open(`/es${path}`);
  expect({ status, robots, canonical, other }).toEqual({
    status: 200,
    robots: 'noindex',
    canonical: null,
    other: null,
  });
});

it.each([
  ['/properties?type=house', '/viviendas/venta/casas'],
  ['/properties?operation=rent', '/viviendas/alquiler/barcelona'],
  ['/properties?operation=sale&area=gr%C3%A0cia', '/viviendas/venta/gracia'],
])('%s names the page of the place', async (path, canonical) => {
  const page = await open(`/es${path}`);
  expect({ robots: page.robots, canonical: page.canonical }).toEqual({ robots: null, canonical: `/es${canonical}` });
});

describe('a list that does not follow its address', () => {
  const { listingList: t } = texts.es;
  const [withoutListings = ''] = t.unknownPlace.split('{near');

  it.each([
    ['atlantis', ''],
    ['torrevieja', t.places.costaBlanca],
    ['Badalona', fill(t.places.named, { name: 'Barcelona' })],
  ])('says that there are no homes in %s, and what it shows', async (area, shown) => {
    const { main } = await open(`/es/properties?area=${area}`);
    const said = main.slice(main.indexOf('<h1'), main.indexOf('id="home-filters"'));
    expect(said).toContain(fill(withoutListings, { text: decodeURIComponent(area) }).trim());
    expect(said).toContain(shown);
  });

  it('answers a place that nobody knows with no home, not with all', async () => {
    const { main } = await open('/es/properties?area=atlantis');
    expect(main).not.toContain('<article');
    expect(main).toContain(t.empty.title);
  });

  it('leads from a place without homes to those nearby', async () => {
    const { main } = await open('/es/properties?area=j%C3%A1vea');
    expect(main).not.toContain('<article');
    expect(main).toContain('/es/properties?area=costa%20blanca');
    expect(main).toContain(fill(t.empty.near, { place: t.places.costaBlanca }));
  });

  it('names the filter to remove where nothing is found, with its own address', async () => {
    const { main } = await open('/es/properties?type=villa&maxPrice=1');
    expect(main).not.toContain('<article');
    expect(main).toContain(t.empty.loosen);
    const ways = [...main.matchAll(/<a [^>]*id="without-(?!all)[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)?.[1],
    );
    expect(ways).toEqual(['/es/properties?type=villa']);
  });

  it.each([
    ['type=castle', fill(t.unread.listed, { text: 'castle' })],
    ['type=villa,castle', fill(t.unread.listed, { text: 'castle' })],
    ['beds=1&beds=2', fill(t.unread.repeated, { name: 'beds' })],
  ])('says what it leaves out: %s', async (query, words) => {
    expect((await open(`/es/properties?${query}`)).main).toContain(words);
  });
});

it('ticks in the further filters what a home must not have, also what only the search line offers', async () => {
  const { main } = await open('/es/properties?without=ground-floor,lift&advanced=1');
  const boxes = [...main.matchAll(/<input type="checkbox"[^>]*name="without"[^>]*>/g)].map(([box]) => ({
    value: /value="([^"]*)"/.exec(box)?.[1],
    isTicked: box.includes('checked'),
  }));
  expect(boxes.filter(({ isTicked }) => isTicked).map(({ value }) => value)).toEqual(['ground-floor', 'lift']);
  expect(boxes.length).toBeGreaterThan(2);
  expect(main).not.toMatch(/<input type="hidden"[^>]*name="without"/);
  const { without } = texts.es.listingList;
  for (const label of [without['ground-floor'], without.lift, without.pool]) expect(main).toContain(label);
});
