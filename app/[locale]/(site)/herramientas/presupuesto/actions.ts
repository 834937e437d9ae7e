'use server';

import { budgetFields } from '@/lib/costs/budget/budget-input';
import { localeOf, valuesOf } from '@/lib/forms/read-form';
import { readBudget } from '@/lib/mortgage/budget-page';
import type { BudgetState } from '@/lib/mortgage/budget-state';

/** Stores and logs nothing of the form. */
export async function answerBudget(_state: BudgetState, data: FormData): Promise<BudgetState> {
  return { view: await readBudget(valuesOf(data, budgetFields), localeOf(data)), isLost: false };
}
