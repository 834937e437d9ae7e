import type { Locale } from '@/lib/i18n/locales';

const MINUTE_S = 60;

/** A time to wait as words: `40 seconds`, `5 minutos`. Minutes are rounded up. */
export function formatWait(seconds: number, locale: Locale): string {
  const isShort = seconds < 2 * MINUTE_S;
  const unit = isShort ? 'second' : 'minute';
  const value = isShort ? seconds : Math.ceil(seconds / MINUTE_S);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
