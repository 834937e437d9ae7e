import { oldMonths } from './figure-age';

it.each([
  ['2025-11-30', '2026-02-28', 0],
  ['2025-11-30', '2026-03-01', 4],
  ['2025-11-30', '2026-11-28', 12],
  ['2026-11-20', '2026-11-28', 0],
] as const)('says the age of a figure of %s on %s once it is over three months: %i', (asOf, day, months) => {
  expect(oldMonths(asOf, new Date(day))).toBe(months);
});
