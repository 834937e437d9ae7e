import { readTypedNumbers } from './typed-numbers';

const read = (query: string) => readTypedNumbers(new URLSearchParams(query));
const none = { minPrice: null, maxPrice: null, monthly: null, cash: null, minSize: null };

it.each([
  ['maxPrice=700k', { maxPrice: 700_000 }],
  ['minPrice=1,2M', { minPrice: 1_200_000 }],
  ['minPrice=450+mil&maxPrice=1.2+million', { minPrice: 450_000, maxPrice: 1_200_000 }],
  ['minPrice=1.200', { minPrice: 1_200 }],
  ['maxPrice=950,00', { maxPrice: 950 }],
  ['monthly=1.800&cash=120k', { monthly: 1_800, cash: 120_000 }],
  ['minSize=80', { minSize: 80 }],
  ['minSize=80+m%C2%B2', { minSize: 80 }],
  ['minSize=80m2', { minSize: 80 }],
  ['minPrice=0&maxPrice=0&minSize=0', {}],
  ['minPrice=&maxPrice=+', {}],
  ['', {}],
])('reads %s', (query, numbers) => {
  expect(read(query)).toEqual({ numbers: { ...none, ...numbers }, unread: {}, isTurned: false });
});

it.each([
  ['maxPrice=abc', { maxPrice: 'abc' }],
  ['maxPrice=-3', { maxPrice: '-3' }],
  // Ambiguous: 1.2 euros or 1.2 million.
  ['minPrice=1,2', { minPrice: '1,2' }],
  ['minPrice=1250,75', { minPrice: '1250,75' }],
  ['maxPrice=1000M', { maxPrice: '1000M' }],
  ['maxPrice=99999999999999999999', { maxPrice: '99999999999999999999' }],
  ['minSize=80k', { minSize: '80k' }],
  ['minSize=lots', { minSize: 'lots' }],
  ['minPrice=x&maxPrice=y&minSize=z', { minPrice: 'x', maxPrice: 'y', minSize: 'z' }],
  ['maxPrice=%C2%A3450%2C000', { maxPrice: '£450,000' }],
])('reports what it cannot read in %s, as typed', (query, unread) => {
  expect(read(query)).toEqual({ numbers: none, unread, isTurned: false });
});

it('swaps a reversed range and reports it', () => {
  expect(read('minPrice=500k&maxPrice=300k')).toEqual({
    numbers: { ...none, minPrice: 300_000, maxPrice: 500_000 },
    unread: {},
    isTurned: true,
  });
  expect(read('minPrice=300k&maxPrice=300k').isTurned).toBe(false);
});

it('returns no overlong text and no control characters', () => {
  const { unread } = read(`maxPrice=${encodeURIComponent(`a\u0000b\n${'x'.repeat(500)}`)}`);
  expect(unread.maxPrice).toMatch(/^a ?b ?x+$/);
  expect(unread.maxPrice?.length).toBeLessThanOrEqual(40);
});

it('ignores a repeated parameter', () => {
  expect(read('maxPrice=abc&maxPrice=1')).toEqual({ numbers: none, unread: {}, isTurned: false });
});
