import { readablePhone } from './readable-phone';

// Groups by ITU-T E.123 and the numbering plans of the countries.
it.each([
  ['+34600998874', '+34 600 99 88 74'],
  ['+34934112233 ext. 12', '+34 934 11 22 33 ext. 12'],
  ['+442079460018', '+44 20 7946 0018'],
  ['+33142685300', '+33 1 42 68 53 00'],
  ['call the neighbour', 'call the neighbour'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(readablePhone(typed)).toBe(shown);
});
