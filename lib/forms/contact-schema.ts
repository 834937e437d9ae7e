import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { botEvidenceFields } from './bot-evidence-schema';
import { CONTACT_LIMITS } from './contact-form';
import { emailLine, optionalLine, requiredLine, requiredText } from './fields';

/** What visitors type, at the border of the server. */
export const contactSchema = z.object({
  name: requiredLine(CONTACT_LIMITS.name),
  email: emailLine(),
  company: optionalLine(CONTACT_LIMITS.company),
  subject: optionalLine(CONTACT_LIMITS.subject),
  message: requiredText(CONTACT_LIMITS.message),
});

/** What comes with it and is not typed. */
export const contactRequestSchema = z.extend(contactSchema, {
  ...botEvidenceFields,
  /** Made by the browser for each message, so that a double click or a retry sends one. */
  idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  listingId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  locale: z.optional(z.enum(locales)),
});

export type ContactRequest = z.output<typeof contactRequestSchema>;
