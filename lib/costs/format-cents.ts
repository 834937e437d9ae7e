import type { Locale } from '@/lib/i18n/locales';
import { formatFigure } from '@/lib/i18n/intl-cache';
import { toEuros, type Cents } from './money';

/** `€1,208.45`, `1.208,45 €`. */
export function formatCents(cents: Cents, locale: Locale): string {
  return formatFigure(toEuros(cents), locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
}
