import { formattingLocale, type Locale } from './locales';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const nowIn = (locale: Locale) =>
  new Intl.RelativeTimeFormat(formattingLocale[locale], { numeric: 'auto' }).format(0, 'second');

/** Spanish has a space before a unit. */
const shortUnit = (value: number, unit: 'minute' | 'hour' | 'day', locale: Locale) =>
  new Intl.NumberFormat(formattingLocale[locale], {
    style: 'unit',
    unit,
    unitDisplay: locale === 'es' ? 'short' : 'narrow',
  }).format(value);

/** Takes ms since 1970: `now`, `3h`, `2d`. */
export function formatShortAge(since: number, now: number, locale: Locale): string {
  const age = Math.max(0, now - since);
  if (age < MINUTE_MS) return nowIn(locale);
  if (age < HOUR_MS) return shortUnit(Math.floor(age / MINUTE_MS), 'minute', locale);
  if (age < 2 * DAY_MS) return shortUnit(Math.floor(age / HOUR_MS), 'hour', locale);
  return shortUnit(Math.floor(age / DAY_MS), 'day', locale);
}

/** Takes ms since 1970: `now`, `3 hours ago`, `hace 2 días`. */
export function formatAge(since: number, now: number, locale: Locale): string {
  const age = Math.max(0, now - since);
  const words = new Intl.RelativeTimeFormat(formattingLocale[locale], { numeric: 'always' });
  if (age < MINUTE_MS) return nowIn(locale);
  if (age < HOUR_MS) return words.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < 2 * DAY_MS) return words.format(-Math.floor(age / HOUR_MS), 'hour');
  return words.format(-Math.floor(age / DAY_MS), 'day');
}
