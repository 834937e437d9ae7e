import { oldMonths } from '@/lib/costs/figure-age';
import { maxLoanToValue, lendingFigures, purchaseRates } from '@/lib/costs/rates';
import { monthlyInstalment } from '@/lib/costs/mortgage/amortisation';
import { toCents, toEuros } from '@/lib/costs/money';
import { cashNeeded } from '@/lib/costs/purchase/cash-needed';
import type { PurchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { RegionId } from '@/content/types/listing';

export type MonthlyPayment = Readonly<{ amount: string; assumptions: string }>;

const MONTHS_A_YEAR = 12;

/** Returns the instalment of the largest usual resident loan at the mean rate and term. `t` reads `listingPrice`. */
export function monthlyPayment(
  bill: PurchaseCosts,
  region: RegionId,
  locale: Locale,
  t: Translator<'listingPrice'>,
  now = new Date(),
): MonthlyPayment {
  const { meanRate, meanTermYears } = lendingFigures('resident');
  const loanToValue = maxLoanToValue('resident');
  const { cash, loan } = cashNeeded(bill, { loanToValue, appraisal: purchaseRates(region).appraisal });
  const terms = { principal: toCents(loan), annualRate: meanRate.value, months: meanTermYears.value * MONTHS_A_YEAR };
  const price = (euros: number) => formatPrice(euros, locale);
  return {
    amount: price(toEuros(monthlyInstalment(terms))),
    assumptions: t('assumptions', {
      loan: price(loan),
      share: formatPercent(loanToValue, locale),
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
