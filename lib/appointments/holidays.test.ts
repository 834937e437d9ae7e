import { booking } from '@/content/booking';
import { addDays, weekDayOf } from './time-zone';
import { easterSunday, isHoliday } from './holidays';

it.each([
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

function holidaysOf(year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (isHoliday(day, booking.holidays) && weekDayOf(day) !== 7) days.push(day.slice(5));
  }
  return days;
}

it('has Barcelona’s holidays of 2026, 2027 and 2028', () => {
  expect(holidaysOf(2026).join(' ')).toBe(
    '01-01 01-06 04-03 04-06 05-01 05-25 06-24 08-15 09-11 09-24 10-12 12-08 12-25 12-26',
  );
  expect(holidaysOf(2027).join(' ')).toBe(
    '01-01 01-06 03-26 03-29 05-01 05-17 06-24 09-11 09-24 10-12 11-01 12-06 12-08 12-25',
  );
  expect(holidaysOf(2028).join(' ')).toBe(
    '01-01 01-06 04-14 04-17 05-01 06-05 06-24 08-15 09-11 10-12 11-01 12-06 12-08 12-25 12-26',
  );
});
