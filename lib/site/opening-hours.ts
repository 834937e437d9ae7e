import type { Locale } from '@/lib/i18n/locales';
import { dateFormat } from '@/lib/i18n/intl-cache';

/** Monday is 1, Sunday is 7, as in ISO 8601. */
type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Hours = Readonly<{ days: readonly WeekDay[]; opens: string; closes: string }>;

export type HoursRow = Readonly<{ days: string; opens: string; closes: string } | { days: string; opens: null }>;

/** A Monday, to have the names of the days from `Intl`. */
const MONDAY_UTC_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Short name of a day of the week, as in tables. */
export function dayName(day: WeekDay, locale: Locale): string {
  return dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY_UTC_MS + (day - 1) * DAY_MS);
}

/** `Mon–Fri`, `Sat`: consecutive days as one range. */
function dayRange(days: readonly WeekDay[], locale: Locale): string {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? dayName(first, locale) : `${dayName(first, locale)}–${dayName(last, locale)}`;
}

/** Opening hours as rows of a table, and a last row for the days on which it is closed. */
export function hoursRows(hours: readonly Hours[], locale: Locale): readonly HoursRow[] {
  const open = hours.map(({ days, opens, closes }) => ({
    days: dayRange(days, locale),
    opens: withoutLeadingZero(opens),
    closes: withoutLeadingZero(closes),
  }));
  const openDays = new Set(hours.flatMap(({ days }) => days));
  const closedDays = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => !openDays.has(day));
  return closedDays.length === 0 ? open : [...open, { days: dayRange(closedDays, locale), opens: null }];
}

/** `09:00` is said `9:00` in both languages. */
function withoutLeadingZero(time: string): string {
  return time.replace(/^0/, '');
}
