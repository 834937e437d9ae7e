import { oldMonths } from '@/lib/costs/figure-age';
import { maxLoanToValue, lendingFigures } from '@/lib/costs/rates';
import { buyerMeans } from '@/lib/costs/purchase/buyer-means';
import type { PurchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { RegionId } from '@/content/types/listing';

export type MonthlyPayment = Readonly<{ amount: string; assumptions: string }>;

/** Largest usual resident loan at the mean rate and term. `t` reads `listingPrice`. */
export function monthlyPayment(
  bill: PurchaseCosts,
  region: RegionId,
  locale: Locale,
  t: Translator<'listingPrice'>,
  now = new Date(),
): MonthlyPayment {
  const { meanRate, meanTermYears } = lendingFigures('resident');
  const { cash, loan, monthly } = buyerMeans(bill, region, 'resident');
  const price = (euros: number) => formatPrice(euros, locale);
  return {
    amount: price(monthly),
    assumptions: t('assumptions', {
      loan: price(loan),
      share: formatPercent(maxLoanToValue('resident'), locale),
      years: String(meanTermYears.value),
      rate: formatPercent(meanRate.value, locale),
      source: meanRate.source[locale],
      period: meanRate.period[locale],
      age: oldMonths(meanRate.asOf, now),
      cash: price(cash),
      abroad: formatPercent(maxLoanToValue('nonResident'), locale),
    }),
  };
}
