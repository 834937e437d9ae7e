import { formattingLocale, type Locale } from './locales';

/**
 * A moment with its time of day: `20 November 2026 at 21:40`. In the reader's own time zone where none is given
 * (browsers only).
 */
export function formatDateTime(moment: Date, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(formattingLocale[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(moment);
}
