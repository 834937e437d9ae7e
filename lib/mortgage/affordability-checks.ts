import { mortgageRules } from './mortgage-form';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { MortgageInput } from '@/lib/costs/mortgage/mortgage-input';
import type { MortgagePlan } from '@/lib/costs/mortgage/mortgage-plan';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

/** `good`: within usual limits; `care`: some banks; `bad`: none. */
export type MortgageCheck = Readonly<{
  id: 'savings' | 'loan' | 'term' | 'income';
  state: 'good' | 'care' | 'bad' | 'open';
  title: string;
  text: string;
}>;

/** Plan against usual lending limits. `t` reads `mortgagePage.result`. */
export function mortgageChecks(
  input: MortgageInput,
  plan: MortgagePlan,
  locale: Locale,
  t: Translate,
): readonly MortgageCheck[] {
  const check = (
    id: MortgageCheck['id'],
    state: MortgageCheck['state'],
    key: string,
    values: Record<string, string | number>,
  ) => ({
    id,
    state,
    title: t(`checks.${id}`),
    text: t(`checks.${key}`, values),
  });
  const euros = (value: number) => formatPrice(value, locale);
  const cents = (value: number) => formatPrice(value / 100, locale);
  const percent = (share: number) => formatPercent(share, locale, 1);
  const { loanToValue, debtRatio, maxAgeAtEnd } = mortgageRules(input);
  const limits = { from: percent(loanToValue.from), to: percent(loanToValue.to) };
  const savings =
    plan.missing > 0
      ? check('savings', 'bad', 'savingsMissing', { missing: euros(plan.missing), least: euros(plan.leastCash) })
      : check('savings', 'good', 'savingsEnough', { least: euros(plan.leastCash) });
  if (!plan.repayment) return [savings];

  const share = percent(plan.loanToValue);
  const loan =
    plan.loanToValue <= loanToValue.from
      ? check('loan', 'good', 'loanWithin', { share, ...limits })
      : check('loan', 'care', 'loanTight', { share, ...limits });
  const { ageAtEnd, longest, isWithin } = plan.term;
  const term = check('term', isWithin ? 'good' : 'bad', isWithin ? 'termWithin' : 'termOver', {
    age: ageAtEnd,
    longest,
    limit: maxAgeAtEnd,
  });
  const { affordability } = plan;
  const burden = { from: percent(debtRatio.from), to: percent(debtRatio.to) };
  const income = affordability
    ? check(
        'income',
        ({ within: 'good', tight: 'care', over: 'bad' } as const)[affordability.status],
        `incomeStates.${affordability.status}`,
        {
          share: percent(affordability.share),
          ...burden,
          room: cents(affordability.room.to),
          loan: cents(affordability.largestLoan),
        },
      )
    : check('income', 'open', 'incomeStates.open', burden);
  return [savings, loan, term, income];
}
