import { mortgageRules } from './mortgage-form';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { MortgageInput } from '@/lib/costs/mortgage/mortgage-input';
import type { MortgagePlan } from '@/lib/costs/mortgage/mortgage-plan';
import { toEuros, type Cents } from '@/lib/costs/money';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

/** `good`: within usual limits; `care`: some banks; `bad`: none. */
export type MortgageCheck = Readonly<{
  id: 'savings' | 'loan' | 'term' | 'income';
  state: 'good' | 'care' | 'bad' | 'open';
  title: string;
  text: string;
}>;

/** `t` reads `mortgagePage.result`. */
export function mortgageChecks(
  input: MortgageInput,
  plan: MortgagePlan,
  locale: Locale,
  t: Translator<'mortgagePage.result'>,
): readonly MortgageCheck[] {
  const check = (id: MortgageCheck['id'], state: MortgageCheck['state'], text: string) => ({
    id,
    state,
    title: t(`checks.${id}`),
    text,
  });
  const euros = (value: number) => formatPrice(value, locale);
  const cents = (value: Cents) => formatPrice(toEuros(value), locale);
  const percent = (share: number) => formatPercent(share, locale, 1);
  const { loanToValue, debtRatio, maxAgeAtEnd } = mortgageRules(input);
  const limits = { from: percent(loanToValue.from), to: percent(loanToValue.to) };
  const savings =
    plan.missing > 0
      ? check(
          'savings',
          'bad',
          t('checks.savingsMissing', { missing: euros(plan.missing), least: euros(plan.leastCash) }),
        )
      : check('savings', 'good', t('checks.savingsEnough', { least: euros(plan.leastCash) }));
  if (!plan.repayment) return [savings];

  const share = percent(plan.loanToValue);
  const loan =
    plan.loanToValue <= loanToValue.from
      ? check('loan', 'good', t('checks.loanWithin', { share, to: limits.to }))
      : check('loan', 'care', t('checks.loanTight', { share, ...limits }));
  const { ageAtEnd, longest, isWithin } = plan.term;
  const ages = { age: String(ageAtEnd), longest, limit: String(maxAgeAtEnd) };
  const term = isWithin
    ? check('term', 'good', t('checks.termWithin', ages))
    : check('term', 'bad', t('checks.termOver', ages));
  const { affordability } = plan;
  const burden = { from: percent(debtRatio.from), to: percent(debtRatio.to) };
  const income = affordability
    ? check(
        'income',
        ({ within: 'good', tight: 'care', over: 'bad' } as const)[affordability.status],
        t(`checks.incomeStates.${affordability.status}`, {
          share: percent(affordability.share),
          ...burden,
          room: cents(affordability.room.to),
          loan: cents(affordability.largestLoan),
        }),
      )
    : check('income', 'open', t('checks.incomeStates.open', burden));
  return [savings, loan, term, income];
}
