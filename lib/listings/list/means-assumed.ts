import 'server-only';
import { oldMonths } from '@/lib/costs/figure-age';
import { lendingFigures, maxLoanToValue } from '@/lib/costs/rates';
import { formatPercent } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { residenceOf } from './card-means';

/** The defaults with source and date, and how they are used. `t` reads `listingMeans`. */
export function meansAssumed(t: Translator<'listingMeans'>, filters: SearchFilters, locale: Locale, now = new Date()) {
  const residence = residenceOf(filters);
  const { loanToValue, meanRate, meanTermYears } = lendingFigures(residence);
  const assumed = t('assumed', {
    residence,
    share: formatPercent(maxLoanToValue(residence), locale),
    years: String(meanTermYears.value),
    rate: formatPercent(meanRate.value, locale),
    source: meanRate.source[locale],
    period: meanRate.period[locale],
    age: oldMonths(meanRate.asOf, now),
  });
  const lender = loanToValue.source[locale].toLocaleLowerCase(locale);
  return { assumed, sources: t('sources', { lender, lent: loanToValue.period[locale] }) };
}
