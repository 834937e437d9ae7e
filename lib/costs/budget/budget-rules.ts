import { lendingFigures, purchaseRates } from '@/lib/costs/rates';
import type { BudgetRules } from './budget';
import type { BudgetInput } from './budget-input';

export function budgetRules({ region, residence }: Pick<BudgetInput, 'region' | 'residence'>): BudgetRules {
  const { debtRatio, loanToValue, maxAgeAtEnd, maxTermYears, meanRate, meanTermYears } = lendingFigures(residence);
  return {
    purchase: purchaseRates(region),
    loanToValue: loanToValue.value,
    debtRatio: debtRatio.value.to,
    rate: meanRate.value,
    usualYears: meanTermYears.value,
    maxYears: maxTermYears.value.to,
    maxAgeAtEnd: maxAgeAtEnd.value,
  };
}
