import { calendarNames } from '@/lib/appointments/calendar-names';
import { formatDay } from '@/lib/appointments/appointment-format';
import { addDays } from '@/lib/appointments/time-zone';
import { formatMonth } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { dayText, monthText } from './calendar-text';

const messages = { en, es };

it.each(locales)('writes each day and month of a year as the server does, %s', (locale) => {
  const texts = { ...messages[locale].booking, names: calendarNames(locale) };
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    expect(dayText(day, texts)).toBe(formatDay(day, locale));
    expect(monthText(day.slice(0, 7), texts)).toBe(formatMonth(day, locale));
  }
});

it('heads the columns with the days of the week, Monday first', () => {
  expect(calendarNames('en').shortWeekDays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(calendarNames('es').shortWeekDays).toEqual(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']);
});
