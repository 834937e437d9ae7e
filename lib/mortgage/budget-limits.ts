import type { Budget, BudgetLimit } from '@/lib/costs/budget/budget';
import { budgetChanges } from '@/lib/costs/budget/budget-changes';
import type { BudgetInput } from '@/lib/costs/budget/budget-input';
import { budgetRules } from '@/lib/costs/budget/budget-rules';
import { toEuros, type Cents } from '@/lib/costs/money';
import { formatNumber, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { roundedDown } from './rounded-down';

/** `length`: share of the highest of the limits. */
export type BudgetLimitRow = Readonly<{
  id: keyof Budget['limits'];
  title: string;
  text: string;
  price: string;
  length: number;
  isBinding: boolean;
}>;

export type BudgetChangeRow = Readonly<{ id: string; text: string; gain: string; isChange: boolean }>;

const limitIds = ['cash', 'income', 'share'] as const;

const rowOf: Readonly<Record<BudgetLimit, BudgetLimitRow['id']>> = { cash: 'cash', income: 'income', age: 'income' };

/** `t` reads `budgetPage.result`. */
export function limitRows(
  input: BudgetInput,
  budget: Budget,
  locale: Locale,
  t: Translator<'budgetPage.result'>,
): Readonly<{ binding: string; limits: readonly BudgetLimitRow[] }> {
  const { debtRatio, loanToValue, maxAgeAtEnd, rate } = budgetRules(input);
  const percent = (share: number) => formatPercent(share, locale);
  const cents = (value: Cents) => formatPrice(Math.floor(toEuros(value)), locale);
  const income = () => {
    if (budget.longestYears === 0) return t('texts.noTerm', { age: String(maxAgeAtEnd) });
    if (budget.largestLoan === 0n) return t('texts.noLoan');
    return t('texts.income', {
      instalment: cents(budget.instalment),
      loan: cents(budget.largestLoan),
      years: budget.years,
      rate: percent(rate),
    });
  };
  const share = { from: percent(loanToValue.from), to: percent(loanToValue.to) };
  const texts = {
    cash: t('texts.cash', { savings: formatPrice(input.savings, locale), own: percent(1 - loanToValue.to) }),
    income: income(),
    share: share.from === share.to ? t('texts.share', share) : t('texts.shareRange', share),
  };
  const highest = Math.max(1, ...Object.values(budget.limits));
  return {
    binding: t(`binding.${budget.binding}`, { ratio: percent(debtRatio), age: String(maxAgeAtEnd) }),
    limits: limitIds.map((id) => ({
      id,
      title: t(`limits.${id}`),
      text: texts[id],
      price: formatPrice(roundedDown(budget.limits[id]), locale),
      length: budget.limits[id] / highest,
      isBinding: id === rowOf[budget.binding],
    })),
  };
}

export function budgetChangeRows(
  input: BudgetInput,
  { price }: Pick<Budget, 'price'>,
  locale: Locale,
  t: Translator<'budgetPage.result'>,
): readonly BudgetChangeRow[] {
  return budgetChanges(input, budgetRules(input), price).map(({ id, by, gain }) => {
    const more = roundedDown(gain);
    return {
      id,
      text:
        id === 'years'
          ? t('changes.years', { by })
          : t(`changes.${id}`, { by: formatPrice(by, locale), points: formatNumber(by * 100, locale, 2) }),
      isChange: more > 0,
      gain: more > 0 ? `+${formatPrice(more, locale)}` : t('unchanged'),
    };
  });
}
