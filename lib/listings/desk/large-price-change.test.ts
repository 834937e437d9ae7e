import { largePriceChange } from './large-price-change';

it.each([
  [645_000, 1_111_111],
  [645_000, 64_500],
  [645_000, 838_501],
  [645_000, 451_499],
  [1_000, 1_301],
])('asks before a change from %i to %i', (before, after) => {
  expect(largePriceChange(before, after, undefined)).toEqual({ status: 'largePrice', before, after });
  expect(largePriceChange(before, after, after + 1)).toEqual({ status: 'largePrice', before, after });
  expect(largePriceChange(before, after, after)).toBeNull();
});

it.each([
  [645_000, 838_500],
  [645_000, 451_500],
  [645_000, 645_000],
  [null, 645_000],
  [undefined, 645_000],
  [645_000, undefined],
])('does not ask before a change from %p to %p', (before, after) =>
  expect(largePriceChange(before, after, undefined)).toBeNull(),
);
