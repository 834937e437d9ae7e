import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { botCodes, botEvidenceFields } from './bot-evidence';
import { defineForm } from './define-form';
import { emailLine, fieldErrors, optionalLine, requiredLine, requiredText } from './fields';

/** Longest texts of the contact form, in characters. */
export const CONTACT_LIMITS = { name: 120, email: 254, company: 120, subject: 160, message: 5_000 } as const;

/** Kinds of subject that a link may ask for (`?subject=sale`); the words stand in the messages `contactForm.subjects`. */
export const contactSubjects = ['sale', 'valuation', 'visit', 'rent', 'relocation'] as const;

/** What visitors type, in the browser and at the border of the server (specification, section 5). */
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

/** What can be wrong with a message as a whole; keys of the messages `contactForm.errors`. */
export const contactErrors = ['invalid', 'failed', 'tooMany', ...botCodes] as const;

export const contactForm = defineForm({
  schema: contactRequestSchema,
  codes: [...contactErrors, ...fieldErrors],
  failure: 'failed',
  preserved: ['name', 'email', 'company', 'subject', 'message', 'listingId'],
});

export type ContactCode = (typeof contactForm.codes)[number];
export type ContactFields = z.output<typeof contactSchema>;
export type ContactRequest = z.output<typeof contactRequestSchema>;
export type ContactField = keyof ContactFields;
