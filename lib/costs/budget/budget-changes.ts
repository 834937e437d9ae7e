import { budget, termOf, type BudgetRules } from './budget';
import type { BudgetInput } from './budget-input';

/** `by`: EUR, years, or a fraction for the rate. `gain`: EUR of price. */
export type BudgetChange = Readonly<{
  id: 'savings' | 'income' | 'otherLoans' | 'years' | 'rate';
  by: number;
  gain: number;
}>;

const STEPS = { savings: 10_000, income: 300, years: 5, rate: 0.005 } as const;

/** One change at a time, the largest gain first; `price` is the one without a change. */
export function budgetChanges(input: BudgetInput, rules: BudgetRules, price: number): readonly BudgetChange[] {
  const { longest, usual } = termOf(input, rules);
  const years = Math.min(STEPS.years, longest - usual);
  const rate = Math.min(STEPS.rate, rules.rate);
  const change = (id: BudgetChange['id'], by: number, changed: Readonly<{ price: number }>): BudgetChange => ({
    id,
    by,
    gain: changed.price - price,
  });
  return [
    change('savings', STEPS.savings, budget({ ...input, savings: input.savings + STEPS.savings }, rules)),
    change('income', STEPS.income, budget({ ...input, income: input.income + STEPS.income }, rules)),
    ...(input.otherLoans > 0
      ? [change('otherLoans', input.otherLoans, budget({ ...input, otherLoans: 0 }, rules))]
      : []),
    ...(years > 0 ? [change('years', years, budget(input, rules, usual + years))] : []),
    change('rate', rate, budget(input, { ...rules, rate: rules.rate - rate })),
  ].toSorted((one, other) => other.gain - one.gain);
}
