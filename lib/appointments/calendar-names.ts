import { dayName } from '@/lib/site/opening-hours';
import type { Locale } from '@/lib/i18n/locales';
import { dateFormat } from '@/lib/i18n/intl-cache';

/** What a calendar calls its days and months. */
export type CalendarNames = Readonly<{
  /** In full, Monday first. */
  weekDays: readonly string[];
  /** The same as heads of a table. */
  shortWeekDays: readonly string[];
  /** In full, January first. */
  months: readonly string[];
}>;

const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MONTHS = 12;
/** A year that begins on a Monday. */
const YEAR = 2024;

/**
 * The names in a language, for components that run in browsers: a telephone takes 80 ms to make its first format of
 * `Intl`, and browsers and servers of different ages know different names.
 */
export function calendarNames(locale: Locale): CalendarNames {
  const weekDay = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const month = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return {
    weekDays: WEEK_DAYS.map((day) => weekDay.format(Date.UTC(YEAR, 0, day))),
    shortWeekDays: WEEK_DAYS.map((day) => dayName(day, locale)),
    months: Array.from({ length: MONTHS }, (_, index) => month.format(Date.UTC(YEAR, index, 1))),
  };
}
