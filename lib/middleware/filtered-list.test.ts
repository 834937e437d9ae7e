import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaHref, listAreas } from '@/lib/site/areas';
import { publicPath } from '@/lib/i18n/list-paths';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { listPage } from './filtered-list';

const pageOf = (address: string) => listPage(new URL(address, 'http://localhost'));

const cachedAs = (address: string) => {
  const list = pageOf(address);
  return list?.kind === 'cached' ? publicPath(list.page) : list?.kind;
};

it.each([
  ['/en/properties?beds=2&type=villa', '/en/properties?type=villa&beds=2'],
  ['/en/properties?type=VILLA&beds=2&utm_source=x&sort=', '/en/properties?type=villa&beds=2'],
  ['/es/properties?maxPrice=500.000', '/es/properties?maxPrice=500000'],
  ['/es/properties?minPrice=1250000&minSize=85', '/es/properties?minPrice=1250000&minSize=85'],
  ['/en/properties?area=Gracia', '/en/properties?area=gr%C3%A0cia'],
  ['/en/properties?type=villa&type=house', '/en/properties?type=house,villa'],
  ['/en/properties?features=pool,lift&energy=c&maxSea=800', '/en/properties?features=lift,pool&energy=C&maxSea=800'],
  ['/en/properties?page=2&advanced=on', '/en/properties?page=2&advanced=1'],
  ['/en/blog?page=2&category=Buying', '/en/blog?category=buying&page=2'],
  ['/es/blog?subject=financing', '/es/blog?subject=financing'],
])('%s is cached as %s', (address, canonical) => {
  expect(cachedAs(address)).toBe(canonical);
});

it.each(['', '?', '?utm_source=x', '?page=1', '?sort=featured', '?minPrice=0', '?location=%01', '?type='])(
  '/en/properties%s is the whole list',
  (query) => {
    expect(pageOf(`/en/properties${query}`)).toEqual({ kind: 'whole' });
  },
);

it.each(['', '?page=abc', '?category=castle', '?category=buying&category=market', '?q=%20'])(
  '/es/blog%s is the list of all articles',
  (query) => {
    expect(pageOf(`/es/blog${query}`)).toEqual({ kind: 'whole' });
  },
);

it.each([
  // The page reports the ignored value.
  'type=castle',
  'type=villa,castle',
  'beds=2&beds=3',
  'page=2&page=3',
  'area=jal%C3%B3n',
  'area=atlantis',
  'minPrice=lots',
  'minPrice=500000&maxPrice=100000',
  'location=verdi',
  'maxPrice=487123',
  'minSize=1111',
  'beds=7',
  'baths=9',
  'maxSea=777',
  'availableBy=2027-01-01',
  'type=villa,house,land',
  'features=lift,pool,garden',
  'without=lift',
  'page=51',
])('/en/properties?%s is rendered for the request', (query) => {
  expect(pageOf(`/en/properties?${query}`)).toEqual({
    kind: 'rendered',
    page: `/en/properties/filtered?${query}`,
  });
});

it.each(['q=hipoteca', 'q=hipoteca&category=buying', 'page=51'])('/es/blog?%s is rendered for the request', (query) => {
  expect(pageOf(`/es/blog?${query}`)).toEqual({ kind: 'rendered', page: `/es/blog/filtered?${query}` });
});

it.each(['/en/search?q=a', '/en/properties/flat-1?beds=2', '/properties?beds=2', '/en/comprar?page=2'])(
  '%s is no filtered list',
  (address) => {
    expect(pageOf(address)).toBeNull();
  },
);

it.each(listAreas().map((area) => areaHref(area)))('%s is cached under the very address that links have', (href) => {
  expect(cachedAs(`/es${href}`)).toBe(`/es${href}`);
});

it('caches nothing for ten thousand odd addresses', () => {
  const random = seededNumbers(36);
  const below = (limit: number) => Math.floor(random() * limit);
  const odd = [
    () => `minPrice=${100_001 + 10 * below(1_000_000)}`,
    () => `maxPrice=${1_001 + 10 * below(400_000)}`,
    () => `minSize=${1_001 + 10 * below(1_000)}`,
    () => `beds=${6 + below(90)}`,
    () => `page=${51 + below(9_000)}`,
    () => `location=${below(1e9).toString(36)}`,
    () => `type=${below(1e9).toString(36)}`,
    () => `area=${below(1e9).toString(36)}x`,
    () => `type=villa&type=${below(1e9)}`,
    () => `features=lift,${below(1e9).toString(36)}x`,
    () => `maxSea=${1_601 + below(9_000)}`,
    () => `availableBy=2027-${10 + below(3)}-${10 + below(19)}`,
  ];
  const cached: string[] = [];
  for (let number = 0; number < 10_000; number += 1) {
    const address = `/en/properties?operation=sale&${odd[number % odd.length]?.() ?? ''}`;
    if (pageOf(address)?.kind !== 'rendered') cached.push(address);
  }
  expect(cached).toEqual([]);
});

// Next parses the matcher statically: it must be literal.
it('has one rule of the matcher, whatever the query', () => {
  const middleware = readFileSync(path.join(process.cwd(), 'middleware.ts'), 'utf8');
  const rules = middleware.slice(middleware.indexOf('matcher: ['));
  expect(rules.match(/'\/\(en\|es\)\/\(properties\|blog\)'/g)).toHaveLength(1);
  expect(rules).not.toMatch(/source: '\/\(en\|es\)\/\(?(properties|blog)/);
});
