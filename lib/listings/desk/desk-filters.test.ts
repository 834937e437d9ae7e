import { COMPLETE, completeParts } from './completeness';
import type { DeskListing } from './desk-listing';
import { deskQuery, matchingListings, noDeskFilters, readDeskFilters, sortedListings } from './desk-filters';

const listing = (changes: Partial<DeskListing>): DeskListing => ({
  id: 'a',
  reference: 'CM-0101',
  operation: 'sale',
  type: 'apartment',
  state: 'available',
  price: 100,
  street: 'Carrer Major',
  place: 'eixample',
  placeName: 'Eixample',
  agent: 'marta',
  source: 'desk',
  image: null,
  problems: [],
  complete: COMPLETE,
  since: '2026-01-01',
  updated: '2026-01-01',
  adverts: [],
  ends: [],
  words: 'cm 0101 carrer major eixample cm0101',
  ...changes,
});

it.each([
  ['?q=%20%20Carrer%20%20&state=reserved&page=2', { q: 'Carrer', state: 'reserved', page: 2 }],
  ['?state=haunted&complete=maybe&page=-3&sort=-magic', {}],
  ['?sort=-price&complete=no', { sort: 'price', isReversed: true, complete: 'no' }],
  [`?q=${'x'.repeat(300)}`, { q: 'x'.repeat(100) }],
  ['?q=a&q=b', {}],
])('reads %s', (query, expected) => {
  const filters = readDeskFilters(new URLSearchParams(query));
  expect(filters).toEqual({ ...noDeskFilters, ...expected });
  expect(readDeskFilters(new URLSearchParams(deskQuery(filters)))).toEqual(filters);
});

it('has no query without filters', () => expect(deskQuery(noDeskFilters)).toBe(''));

it('finds by the reference in one word, and by street and place without accents', () => {
  const listings = [listing({}), listing({ id: 'b', words: 'cm 0102 gran via cm0102' })];
  const found = (q: string) => matchingListings(listings, { ...noDeskFilters, q }).map(({ id }) => id);
  expect(found('CM0101')).toEqual(['a']);
  expect(found('màjor eixample')).toEqual(['a']);
  expect(found('cm')).toEqual(['a', 'b']);
  expect(found('sea')).toEqual([]);
});

it('filters by completeness, agent, source, place and state together', () => {
  const listings = [listing({}), listing({ id: 'b', complete: 3, state: 'incomplete' })];
  const found = (filters: object) => matchingListings(listings, { ...noDeskFilters, ...filters }).map(({ id }) => id);
  expect(found({ complete: 'no' })).toEqual(['b']);
  expect(found({ complete: 'yes', agent: 'marta', source: 'desk', place: 'eixample' })).toEqual(['a']);
  expect(found({ agent: 'oriol' })).toEqual([]);
  expect(found({ state: 'incomplete' })).toEqual(['b']);
});

it('sorts homes without a price last, and the other way round', () => {
  const listings = [
    listing({ id: 'none', price: null }),
    listing({ id: 'dear', price: 2 }),
    listing({ id: 'cheap', price: 1 }),
  ];
  const order = (isReversed: boolean) => sortedListings(listings, { sort: 'price', isReversed }).map(({ id }) => id);
  expect(order(false)).toEqual(['cheap', 'dear', 'none']);
  expect(order(true)).toEqual(['none', 'dear', 'cheap']);
});

it('counts each part once, however much it lacks, and photographs', () => {
  const problem = (field: string) => ({ field, message: 'is missing' });
  expect(completeParts([], 1)).toBe(COMPLETE);
  expect(completeParts([problem('energy.issued'), problem('energy.expires')], 1)).toBe(COMPLETE - 1);
  expect(completeParts([problem('price')], 0)).toBe(COMPLETE - 2);
});
