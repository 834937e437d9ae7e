import type { Locale } from './locales';
import { dateFormat, numberFormat } from './intl-cache';

/** EUR without decimals: `€845,000`, `845.000 €`. */
export function formatPrice(euros: number, locale: Locale): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    // Spanish leaves four digits ungrouped by default; prices read better alike.
    useGrouping: 'always',
  }).format(euros);
}

/** A number with the language's separators, at most `digits` decimals. */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return numberFormat(locale, {
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(value);
}

/** Square metres: `142 m²`. The space does not break. */
export function formatArea(squareMetres: number, locale: Locale, digits = 0): string {
  return `${formatNumber(squareMetres, locale, digits)}\u00a0m²`;
}

const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;

/**
 * A floor area as the readers of a language compare it: `85 m² (915 sq ft)` in English, `85 m²` in Spanish. Square
 * feet are whole, as in the trade. Plots stay in square metres (`formatArea`).
 */
export function formatFloorArea(squareMetres: number, locale: Locale, digits = 0): string {
  const metres = formatArea(squareMetres, locale, digits);
  if (locale !== 'en') return metres;
  return `${metres} (${formatNumber(squareMetres * SQUARE_FEET_PER_SQUARE_METRE, locale)}\u00a0sq\u00a0ft)`;
}

/** A share as a percentage: 0.0281 is `2.81%`, `2,81 %`. */
export function formatPercent(share: number, locale: Locale, digits = 2): string {
  return numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share);
}

const MINUTE_S = 60;

/** A time to wait in words: `40 seconds`, `5 minutos`. Minutes are rounded up. */
export function formatWait(seconds: number, locale: Locale): string {
  const isShort = seconds < 2 * MINUTE_S;
  const value = isShort ? seconds : Math.ceil(seconds / MINUTE_S);
  return numberFormat(locale, { style: 'unit', unit: isShort ? 'second' : 'minute', unitDisplay: 'long' }).format(
    value,
  );
}

/** An ISO date in words: `20 November 2026`, `20 de noviembre de 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** An ISO date as month and year: `November 2026`, `noviembre de 2026`. */
export function formatMonth(isoDate: string, locale: Locale): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** `20 November 2026 at 21:30`, as the clock stands in Barcelona. */
export function formatDateTime(isoMoment: string, locale: Locale): string {
  return dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  }).format(new Date(isoMoment));
}
