import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { emailLine } from './fields';

/** Places of the form; stored as part of the proof of consent. */
const newsletterPlaces = ['announcement', 'footer', 'blog', 'page'] as const;

export type NewsletterPlace = (typeof newsletterPlaces)[number];

export const newsletterSchema = z.object({
  email: emailLine(),
  locale: z.optional(z.enum(locales)),
  place: z.optional(z.enum(newsletterPlaces)),
});

export type NewsletterRequest = z.output<typeof newsletterSchema>;
