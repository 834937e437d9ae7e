import { partOfDay, spanOfDay, weekOf } from './week';

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

it.each<[string, string, string, [string, string] | null]>([
  ['a whole day', '2027-03-27T23:00Z', '2027-03-28T22:00Z', null],
  ['several days', '2027-03-25T23:00Z', '2027-03-30T22:00Z', null],
  ['an hour', '2027-03-28T09:00Z', '2027-03-28T10:00Z', ['2027-03-28T09:00Z', '2027-03-28T10:00Z']],
  ['a night before', '2027-03-27T20:00Z', '2027-03-28T05:00Z', ['2027-03-27T23:00Z', '2027-03-28T05:00Z']],
  ['all but an hour', '2027-03-28T00:00Z', '2027-03-29T22:00Z', ['2027-03-28T00:00Z', '2027-03-28T22:00Z']],
])('finds the part of %s in a day of 23 hours', (_, start, end, expected) => {
  const day = spanOfDay('2027-03-28', 'Europe/Madrid');
  const found = partOfDay({ start: Date.parse(start), end: Date.parse(end) }, day);
  expect(found).toEqual(expected && { from: Date.parse(expected[0]), to: Date.parse(expected[1]) });
});
