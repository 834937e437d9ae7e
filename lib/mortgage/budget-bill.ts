import type { BudgetInput } from '@/lib/costs/budget/budget-input';
import { budgetRules } from '@/lib/costs/budget/budget-rules';
import { mortgagePlan } from '@/lib/costs/mortgage/mortgage-plan';
import { toEuros } from '@/lib/costs/money';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { lineTerm } from '@/lib/listings/page/listing-costs';
import { mortgageRules } from './mortgage-form';

type Row = Readonly<{ id: string; cells: readonly string[] }>;

export type BudgetBill = Readonly<{
  heading: string;
  text: string;
  rows: readonly Row[];
  sums: readonly Row[];
  calculatorHref: string;
}>;

type Translators = Readonly<{
  t: Translator<'budgetPage.result'>;
  mortgage: Translator<'mortgagePage.result'>;
  costs: Translator<'listingCosts'>;
}>;

export function billView(
  { input, price, years }: Readonly<{ input: BudgetInput; price: number; years: number }>,
  locale: Locale,
  { t, mortgage, costs }: Translators,
): BudgetBill {
  const { purchase, rate } = budgetRules(input);
  const purchaseInput = {
    ...input,
    price,
    years,
    rate,
    rateType: 'fixed' as const,
    isNewBuild: false,
    isMainHome: false,
    conditions: [],
    referenceValue: null,
    agencyFee: null,
  };
  const plan = mortgagePlan(purchaseInput, mortgageRules(purchaseInput));
  const euros = (value: number) => formatPrice(value, locale);
  const row = (id: string, term: string, amount: string): Row => ({ id, cells: [term, amount] });
  return {
    heading: t('billHeading', { price: euros(price) }),
    text: plan.repayment
      ? t('loanText', {
          loan: euros(plan.loan),
          share: formatPercent(plan.loanToValue, locale, 1),
          instalment: euros(toEuros(plan.repayment.instalment)),
          years,
          rate: formatPercent(rate, locale),
        })
      : t('noLoanText'),
    rows: [
      row('price', costs('price'), euros(price)),
      row('taxes', lineTerm('transferTax', { price, rates: purchase }, locale, costs), euros(plan.costs.taxes)),
      row('fees', mortgage('parts.fees'), euros(plan.costs.fees + plan.appraisal)),
      row('loan', mortgage('lessLoan'), euros(plan.loan === 0 ? 0 : -plan.loan)),
    ],
    sums: [
      row('cash', mortgage('cash'), euros(plan.cash)),
      row('savings', mortgage('savings'), euros(input.savings)),
      row('left', mortgage('left'), euros(plan.left)),
    ],
    // Price and region, never savings, income or age.
    calculatorHref: localizedHref(
      locale,
      `/herramientas/calculadora-hipoteca?price=${price}&region=${input.region}&residence=${input.residence}`,
    ),
  };
}
