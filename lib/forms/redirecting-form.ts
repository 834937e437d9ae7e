import type { FormDefinition, FormAction } from './define-form';

/** Success redirects: only failure is shown. */
export const redirectingForm = {
  codes: ['failed'],
  failure: 'failed',
  preserved: [],
} as const satisfies FormDefinition;

export type RedirectingAction = FormAction<'failed'>;
