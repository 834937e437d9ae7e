import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { botEvidenceFields } from './bot-evidence-schema';
import { CONTACT_LIMITS } from './contact-form';
import { emailLine, optionalLine, requiredLine, requiredText } from './fields';
import { similarListingsField } from './similar-listings';

export const contactSchema = z.object({
  name: requiredLine(CONTACT_LIMITS.name),
  email: emailLine(),
  company: optionalLine(CONTACT_LIMITS.company),
  subject: optionalLine(CONTACT_LIMITS.subject),
  message: requiredText(CONTACT_LIMITS.message),
});

export const contactRequestSchema = z.extend(contactSchema, {
  ...botEvidenceFields,
  ...similarListingsField,
  /** Generated per message, so that a double click or retry sends one. */
  idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  listingId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  locale: z.optional(z.enum(locales)),
});

export type ContactRequest = z.output<typeof contactRequestSchema>;
