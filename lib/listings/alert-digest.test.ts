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

it('tells new homes first, then what costs less, each once', () => {
  expect(digestOf([drop('b', 700, 600), drop('b', 600, 500), isNew('a', 900)], asking)).toEqual([
    { listingId: 'a', price: 900, before: null },
    { listingId: 'b', price: 500, before: 700 },
  ]);
});

it('takes a home that is new and cheaper since for a new one', () => {
  expect(digestOf([isNew('a', 950), drop('a', 950, 900)], asking)).toEqual([
    { listingId: 'a', price: 900, before: null },
  ]);
});

it('keeps silent about homes that are gone or do not match, and about prices that went up again', () => {
  expect(digestOf([isNew('gone', 1), drop('a', 850, 800)], asking)).toEqual([]);
});
