import type { BudgetView } from './budget-page';

/** `view` is null before the first answer. */
export type BudgetState = Readonly<{ view: BudgetView | null; isLost: boolean }>;

export type BudgetAction = (state: BudgetState, data: FormData) => Promise<BudgetState>;
