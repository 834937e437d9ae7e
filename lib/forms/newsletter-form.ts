import type { FormDefinition } from './define-form';

/**
 * The newsletter's form, of which every page has one: without its schema, which would be code on all of them. The
 * codes are keys of the messages `newsletter.problems`.
 */
export const newsletterForm = {
  codes: ['invalid', 'tooMany', 'failed'],
  failure: 'failed',
  preserved: [],
  summary: { required: 'invalid', invalidEmail: 'invalid', tooLong: 'invalid' },
} as const satisfies FormDefinition<'email'>;

/** Places of the form; stored as part of the proof of consent. */
export const newsletterPlaces = ['announcement', 'footer', 'blog', 'page'] as const;

export type NewsletterPlace = (typeof newsletterPlaces)[number];

/** The bar of /sell: who signs up there gets the selling guide too. */
export const SELLING_PLACE = 'announcement' satisfies NewsletterPlace;

export type NewsletterCode = (typeof newsletterForm.codes)[number];
