import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { botEvidenceFields, type BotCode } from './bot-evidence';
import { CONTACT_LIMITS } from './contact-limits';
import { emailLine, optionalLine, requiredLine, requiredText, type FieldCode } from './fields';
import type { FormState } from './form-state';

/** Kinds of subject that a link may ask for (`?subject=sale`); the words stand in the messages `contactForm.subjects`. */
export const contactSubjects = ['sale', 'valuation', 'visit', 'rent', 'relocation'] as const;

/** A key that the browser makes for each message, so that a double click or a retry sends one. */
const idempotencyKey = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** The contact form, in the browser and at the border of the server (specification, section 5). */
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
  idempotencyKey: z.optional(idempotencyKey),
  listingId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  locale: z.optional(z.enum(locales)),
});

export type ContactFields = z.output<typeof contactSchema>;
export type ContactRequest = z.output<typeof contactRequestSchema>;
export type ContactField = keyof ContactFields;

/** Why a message was not taken; each is a key of the messages `contactForm.errors`. */
export type ContactErrorCode = 'invalid' | 'failed' | 'tooMany' | BotCode;

/** `listingId` is not typed, but the form has to come back with it. */
export type ContactState = FormState<ContactField | 'listingId', ContactErrorCode | FieldCode>;
