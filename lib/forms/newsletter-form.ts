import type { FormDefinition } from './define-form';

/** Without its schema, because every page includes it. */
export const newsletterForm = {
  codes: ['invalid', 'tooMany', 'failed'],
  failure: 'failed',
  preserved: [],
  summary: { required: 'invalid', invalidEmail: 'invalid', tooLong: 'invalid' },
} as const satisfies FormDefinition<'email'>;

/** Places of the form; stored as part of the proof of consent. */
export const newsletterPlaces = ['announcement', 'footer', 'blog', 'page'] as const;

export type NewsletterPlace = (typeof newsletterPlaces)[number];

export const SELLING_PLACE = 'announcement' satisfies NewsletterPlace;

export type NewsletterCode = (typeof newsletterForm.codes)[number];
