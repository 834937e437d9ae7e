import type { Form } from './define-form';

/**
 * The newsletter's form, of which every page has one: without its schema, which would be code on all of them. The
 * codes are keys of the messages `newsletter.problems`.
 */
export const newsletterForm = {
  codes: ['invalid', 'tooMany', 'failed'],
  failure: 'failed',
  preserved: [],
  summary: { required: 'invalid', invalidEmail: 'invalid', tooLong: 'invalid' },
} as const satisfies Form<'email'>;

export type NewsletterCode = (typeof newsletterForm.codes)[number];
