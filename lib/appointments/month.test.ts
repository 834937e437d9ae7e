import { addMonths, isMonth, lastDayOf, weeksOf } from './month';

it('lays out weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(weeks.at(-1)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
});

it.each([
  ['2027-02', 4],
  ['2026-11', 6],
  ['2028-02', 5],
])('%s takes %i weeks, and has each of its days once', (month, count) => {
  const weeks = weeksOf(month);
  const days = weeks.flat().filter(Boolean);
  expect(weeks).toHaveLength(count);
  expect(new Set(days).size).toBe(Number(lastDayOf(month).slice(8)));
});

it('crosses the turn of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it.each(['2026-00', '2026-13', '2026', '2026-1', '<b>', null, ''])('%p is no month', (value) => {
  expect(isMonth(value)).toBe(false);
});
