import { formattingLocale, type Locale } from './locales';
import { dateFormat, formatFigure } from './intl-cache';

/** `€845,000`, `845.000 €`; with `digits` also cents, if any. */
export function formatPrice(euros: number, locale: Locale, digits = 0): string {
  return formatFigure(euros, locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : digits,
    maximumFractionDigits: digits,
    // Spanish leaves four digits ungrouped by default.
    useGrouping: 'always',
  });
}

const ROUND = 10_000;

/** Returns `€640K`, `1,25 M€`: three digits, rents in full. */
export function formatShortPrice(euros: number, locale: Locale): string {
  if (euros < ROUND) return formatPrice(euros, locale);
  return formatFigure(euros, locale, {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
}

export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return formatFigure(value, locale, {
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
}

export function formatArea(squareMetres: number, locale: Locale, digits = 0): string {
  return `${formatNumber(squareMetres, locale, digits)}\u00a0m²`;
}

const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;

/** Returns `85 m² (915 sq ft)` in English, `85 m²` in Spanish. For plots use `formatArea`. */
export function formatFloorArea(squareMetres: number, locale: Locale, digits = 0): string {
  const metres = formatArea(squareMetres, locale, digits);
  if (locale !== 'en') return metres;
  return `${metres} (${formatNumber(squareMetres * SQUARE_FEET_PER_SQUARE_METRE, locale)}\u00a0sq\u00a0ft)`;
}

/** 0.0281 is `2.81%`, `2,81 %`. */
export function formatPercent(share: number, locale: Locale, digits = 2): string {
  return formatFigure(share, locale, {
    style: 'percent',
    maximumFractionDigits: digits,
  });
}

const MINUTE_S = 60;

export function formatWait(seconds: number, locale: Locale): string {
  const isShort = seconds < 2 * MINUTE_S;
  const value = isShort ? seconds : Math.ceil(seconds / MINUTE_S);
  return formatFigure(value, locale, { style: 'unit', unit: isShort ? 'second' : 'minute', unitDisplay: 'long' });
}

export function formatDate(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** `26 Nov 2026`, `26 nov 2026` */
export function formatShortDate(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** `26 Nov`, `26 nov` */
export function formatShortDay(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

export function formatDays(from: string, to: string, locale: Locale): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`));
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first as Date, last as Date);
}

export function formatMonth(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** `20 November 2026 at 21:30`; `timeZone` null uses the browser's zone. */
export function formatDateTime(isoMoment: string, locale: Locale, timeZone: string | null = 'Europe/Madrid'): string {
  return dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(isoMoment));
}

export const formatList = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(formattingLocale[locale]).format(parts);
