import type { Locale } from '@/lib/i18n/locales';
import { dateFormat } from '@/lib/i18n/intl-cache';
import type { Translator } from '@/lib/i18n/translator';

/** ISO 8601: Monday is 1. */
type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Hours = Readonly<{ days: readonly WeekDay[]; opens: string; closes: string }>;

export type HoursRow = Readonly<{ days: string; opens: string; closes: string } | { days: string; opens: null }>;

const MONDAY_UTC_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function dayName(day: WeekDay, locale: Locale, weekday: 'short' | 'long' = 'short'): string {
  return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY_UTC_MS + (day - 1) * DAY_MS);
}

function dayRange(days: readonly WeekDay[], locale: Locale): string {
  return runsOf(days)
    .map(([first, last]) =>
      first === last ? dayName(first, locale) : `${dayName(first, locale)}–${dayName(last, locale)}`,
    )
    .join(', ');
}

function runsOf(days: readonly WeekDay[]): readonly (readonly [WeekDay, WeekDay])[] {
  const runs: [WeekDay, WeekDay][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

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

/** Omits closed days: `Monday to Friday, 9:00 to 18:00; Saturday, 10:00 to 14:00`. */
export function hoursInWords(hours: readonly Hours[], locale: Locale, t: Translator<'common'>): string {
  return hours
    .map(({ days, opens, closes }) =>
      t('openHours', {
        span: days.length === 1 ? 'day' : 'days',
        first: dayName(days[0] ?? 1, locale, 'long'),
        last: dayName(days.at(-1) ?? 1, locale, 'long'),
        opens: withoutLeadingZero(opens),
        closes: withoutLeadingZero(closes),
      }),
    )
    .join('; ');
}

function withoutLeadingZero(time: string): string {
  return time.replace(/^0/, '');
}
