import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { emailLine } from './fields';
import { newsletterPlaces } from './newsletter-form';

export const newsletterSchema = z.object({
  email: emailLine(),
  locale: z.optional(z.enum(locales)),
  place: z.optional(z.enum(newsletterPlaces)),
});

export type NewsletterRequest = z.output<typeof newsletterSchema>;
