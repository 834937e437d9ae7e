import type { StepView } from './sale-view';
import type { MilestoneKind, SaleState } from './sale-words';

/** Days (`YYYY-MM-DD`) on which the product itself saw steps done. */
export type KnownDays = Readonly<Partial<Record<MilestoneKind, string | null>>>;

export const withKnownDays = (steps: readonly StepView[], days: KnownDays): readonly StepView[] =>
  steps.map((step) => ({ ...step, doneOn: step.doneOn ?? days[step.kind] ?? null }));

/** Returns the step after the last one that is done; earlier ones without a date count as done. */
export function nextStep(steps: readonly StepView[], state: SaleState): StepView | null {
  const last = steps.findLastIndex(({ doneOn, kind }) => doneOn !== null || (kind === 'arras' && state === 'arras'));
  return steps[last + 1] ?? null;
}
