import type { Form, FormAction } from './define-form';

/** A form whose action leads to another page: only its failure is shown in its place. */
export const leadingForm = { codes: ['failed'], failure: 'failed', preserved: [] } as const satisfies Form;

export type LeadingAction = FormAction<'failed'>;
