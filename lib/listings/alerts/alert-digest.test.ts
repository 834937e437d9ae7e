import { digestOf, type ListingNews } from './alert-digest';

const isNew = (listingId: string, price: number): ListingNews => ({
  listingId,
  kind: 'new',
  price,
  previousPrice: null,
});
const drop = (listingId: string, previousPrice: number, price: number): ListingNews => ({
  listingId,
  kind: 'priceDrop',
  price,
  previousPrice,
});
const asking = new Map([
  ['a', 900],
  ['b', 500],
]);

it('has new listings first, then lower prices, each once', () => {
  expect(digestOf([drop('b', 700, 600), drop('b', 600, 500), isNew('a', 900)], asking)).toEqual([
    { listingId: 'a', price: 900, before: null },
    { listingId: 'b', price: 500, before: 700 },
  ]);
});

it('reports a new and cheaper listing as new', () => {
  expect(digestOf([isNew('a', 950), drop('a', 950, 900)], asking)).toEqual([
    { listingId: 'a', price: 900, before: null },
  ]);
});

it('omits withdrawn, unmatched and restored ones', () => {
  expect(digestOf([isNew('gone', 1), drop('a', 850, 800)], asking)).toEqual([]);
});
