import { readDayHours, writeDayHours } from './week-hours';

it.each([
  ['', []],
  ['9:30-14:00', [{ weekday: 2, opens: '09:30', closes: '14:00' }]],
  [
    '16.00 – 19.00, 09:30-14:00',
    [
      { weekday: 2, opens: '09:30', closes: '14:00' },
      { weekday: 2, opens: '16:00', closes: '19:00' },
    ],
  ],
])('reads "%s"', (typed, hours) => {
  expect(readDayHours(2, typed)).toEqual(hours);
});

it.each(['morning', '14:00-9:30', '9:30-25:00', '9:30-14:00, 13:00-15:00', '9:30', '1:00-2:00,'.repeat(9)])(
  'refuses "%s"',
  (typed) => {
    expect(readDayHours(2, typed)).toBeNull();
  },
);

it('writes what it reads', () => {
  expect(writeDayHours(readDayHours(3, '9:30-14:00, 16:00-19:00') ?? [], 3)).toBe('09:30-14:00, 16:00-19:00');
});
