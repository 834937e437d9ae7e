import type { FormDefinition, FormAction } from './define-form';

/** A form whose action leads to another page: only its failure is shown in its place. */
export const redirectingForm = {
  codes: ['failed'],
  failure: 'failed',
  preserved: [],
} as const satisfies FormDefinition;

export type RedirectingAction = FormAction<'failed'>;
