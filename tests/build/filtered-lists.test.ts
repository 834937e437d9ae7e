import { areaHref, listAreas } from '@/lib/site/areas';
import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';

jest.setTimeout(60_000);

async function open(path: string) {
  const { status, headers, body } = await rawGet(site.port, path, { 'accept-language': 'es' });
  const { 'x-nextjs-cache': cache, 'cache-control': control = '', location = '', etag } = headers;
  return {
    status,
    cache,
    control,
    location,
    etag,
    policy: String(headers['content-security-policy']),
    html: body.toString(),
  };
}

const hashPolicy = /script-src 'self'( 'sha256-[^']+')+;/;
const noncePolicy = /script-src 'self' 'nonce-/;

it.each([
  // Each case must be first to request its list.
  ['/en/properties?type=villa&beds=3', '/en/properties?beds=3&utm_source=a&type=VILLA&location='],
  ['/es/blog?category=design', '/es/blog?category=DESIGN&page=1'],
])('%s is rendered once, for every address that means the same', async (address, other) => {
  const first = await open(address);
  const again = await open(address);
  const same = await open(other);
  expect([first.status, first.cache, again.cache, same.cache]).toEqual([200, 'MISS', 'HIT', 'HIT']);
  expect([again.html, same.html]).toEqual([first.html, first.html]);
  for (const page of [first, again, same]) {
    expect([page.policy, page.control]).toEqual([expect.stringMatching(hashPolicy), 's-maxage=1']);
    expect(page.policy).not.toContain('unsafe');
    expect(page.html).toContain('requestAnimationFrame(function');
  }
});

it.each([
  '/es/properties?location=verdi',
  '/es/properties?type=villa&ignored=x',
  '/es/properties?maxPrice=487123',
  '/es/blog?q=hipoteca',
])('%s is rendered for each request, with a nonce', async (address) => {
  const page = await open(address);
  expect([page.status, page.cache]).toEqual([200, undefined]);
  expect(page.control).toContain('no-store');
  expect(page.policy).toMatch(noncePolicy);
});

it('is the prerendered list where nothing is filtered', async () => {
  const whole = await open('/en/properties');
  expect((await open('/en/properties?page=1&utm_source=a')).etag).toBe(whole.etag);
  expect(whole.control).toBe('s-maxage=1');
});

const footerAreas = listAreas().filter(({ isInFooter }) => isInFooter);

it.each(footerAreas.map((area) => areaHref(area)))('%s, which the footer links, is answered as it is', async (href) => {
  const footer = (await open('/es')).html;
  expect(footer).toContain(`href="/es${href}"`);
  const page = await open(`/es${href}`);
  expect([page.status, page.location]).toEqual([200, '']);
});

it.each([
  ['/es/properties/list/type%3Dvilla%26beds%3D2', '/es/properties?type=villa&beds=2'],
  ['/en/properties/list/area%3Dgr%25C3%25A0cia', '/en/properties?area=gr%C3%A0cia'],
  ['/en/blog/list/category%3Ddesign', '/en/blog?category=design'],
  ['/en/blog/list/anything', '/en/blog?anything'],
])('%s, where its page lives, leads to the address', async (inner, address) => {
  const { status, location } = await open(inner);
  expect([status, new URL(location, site.url).pathname + new URL(location, site.url).search]).toEqual([307, address]);
});

it('shows nobody what the first visitor added to the address', async () => {
  await open('/es/properties?type=house&beds=4&utm_source=first-visitor');
  const { cache, html } = await open('/es/properties?type=house&beds=4');
  expect([cache, html.includes('first-visitor')]).toEqual(['HIT', false]);
});
