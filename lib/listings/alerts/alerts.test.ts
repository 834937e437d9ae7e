import { alertHref, canonicalQuery, listAskingPrices, matchingPrices } from './alerts';
import { readListingList } from '@/lib/listings/list/listing-list';
import { noFilters } from '@/lib/listings/search/filters';
import { findListing } from '@/lib/listings/catalogue/listings';

it.each([
  ['', ''],
  ['page=3&sort=newest&advanced=1', ''],
  ['beds=2&type=villa&maxPrice=2.000.000', 'type=villa&maxPrice=2000000&beds=2'],
  ['type=castle&beds=-1&utm_source=x', ''],
  ['features=pool,lift&type=villa&type=house', 'type=house,villa&features=lift,pool'],
  ['area=atlantis', 'location=atlantis'],
  ['type=villa&monthly=1800&cash=120000&resident=no&measure=cash', 'type=villa'],
  ['type=atico&area=COSTA%20BLANCA', 'type=penthouse&area=costa%20blanca'],
])('normalises the search %p to %p', (query, expected) => {
  expect(canonicalQuery(query)).toBe(expected);
  expect(canonicalQuery(expected)).toBe(expected);
  expect(alertHref(query)).toBe(expected === '' ? '/properties' : `/properties?${expected}`);
});

it('has the price of exactly the listed ones', () => {
  const { total } = readListingList({ ...noFilters, types: ['villa'] }, 'en').result;
  const villas = [...matchingPrices('type=villa')];
  expect(villas).toHaveLength(total);
  for (const [id, price] of villas) expect(findListing(id)).toMatchObject({ type: 'villa', price });
  expect(matchingPrices('').size).toBe(listAskingPrices().length);
  expect(listAskingPrices().every(({ id }) => findListing(id)?.status !== 'sold')).toBe(true);
});
