import type { FormDefinition, FormAction } from './define-form';

/** The action redirects on success, so only its failure is shown. */
export const redirectingForm = {
  codes: ['failed'],
  failure: 'failed',
  preserved: [],
} as const satisfies FormDefinition;

export type RedirectingAction = FormAction<'failed'>;
