import { spanOfDay, weekOf } from './week';

it('has seven days from Monday, over the end of a year', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

it.each([
  ['2026-10-25', 25],
  ['2027-03-28', 23],
  ['2026-12-01', 24],
])('has a day, %s, of %s hours', (day, hours) => {
  const { from, to } = spanOfDay(day, 'Europe/Madrid');
  expect((to - from) / 3_600_000).toBe(hours);
});
