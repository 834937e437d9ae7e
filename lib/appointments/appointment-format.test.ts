import { cityOf, dayDifference, formatDay, formatOffset, formatTime } from './appointment-format';

const nine = Date.parse('2026-12-03T08:00:00Z');

it('names days in both languages', () => {
  expect(formatDay('2026-12-03', 'en')).toBe('Thursday 3 December 2026');
  expect(formatDay('2026-12-03', 'es')).toBe('jueves 3 de diciembre de 2026');
});

it.each([
  ['Europe/Madrid', '09:00', 0, 'GMT+1'],
  ['America/Los_Angeles', '00:00', 0, 'GMT-8'],
  ['Pacific/Honolulu', '22:00', -1, 'GMT-10'],
  ['Asia/Kolkata', '13:30', 0, 'GMT+5:30'],
  ['Australia/Sydney', '19:00', 0, 'GMT+11'],
  ['Europe/London', '08:00', 0, 'GMT'],
  ['America/St_Johns', '04:30', 0, 'GMT-3:30'],
  ['Pacific/Kiritimati', '22:00', 0, 'GMT+14'],
])('formats the time in %s', (zone, time, days, offset) => {
  expect(formatTime(nine, zone)).toBe(time);
  expect(dayDifference(nine, zone, 'Europe/Madrid')).toBe(days);
  expect(formatOffset(nine, zone)).toBe(offset);
});

it('marks the next day', () => {
  expect(dayDifference(Date.parse('2026-12-03T14:00:00Z'), 'Australia/Sydney', 'Europe/Madrid')).toBe(1);
});

it('names a zone by its city', () => {
  expect(cityOf('America/Argentina/Ushuaia')).toBe('Ushuaia');
  expect(cityOf('America/Port_of_Spain')).toBe('Port of Spain');
});
