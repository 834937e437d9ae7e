import { formattingLocale, type Locale } from './locales';

/** `20 November 2026 at 21:40`, in the browser's time zone by default. */
export function formatDateTime(moment: Date, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(formattingLocale[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(moment);
}
