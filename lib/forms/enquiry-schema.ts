import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { botEvidenceFields } from './bot-evidence-schema';
import { contactRequestSchema } from './contact-schema';
import {
  DAY,
  dayParts,
  ENQUIRY_LIMITS,
  isTenantCount,
  viewingDays,
  viewingModes,
  type EnquiryCode,
} from './enquiry-form';
import { asPhone, emailLine, optionalLine, optionalText, requiredLine, requiredText } from './fields';
import { similarListingsField } from './similar-listings';

const code = (value: EnquiryCode) => value;

export const phoneLine = () => optionalLine(ENQUIRY_LIMITS.phone).check(...asPhone);

/** ISO 639-1 language of the reply. */
export const languageCode = () => z._default(z.string().check(z.regex(/^[a-z]{2}$/)), 'es');

const chosen = <const Value extends string>(values: readonly Value[]) =>
  z._default(z.array(z.enum(values)).check(z.maxLength(values.length)), []);

const shared = {
  mode: z._default(z.enum(viewingModes), 'in-person'),
  days: chosen(viewingDays),
  parts: chosen(dayParts),
  moveIn: z._default(z.string(code('invalidDay')).check(z.regex(DAY, code('invalidDay'))), ''),
  people: z._default(z.string(code('invalidNumber')).check(z.refine(isTenantCount, code('invalidNumber'))), ''),
  name: requiredLine(ENQUIRY_LIMITS.name),
  email: emailLine(),
  phone: phoneLine(),
  language: languageCode(),
  ...botEvidenceFields,
  ...similarListingsField,
  idempotencyKey: contactRequestSchema.shape.idempotencyKey,
  listingId: z.string().check(z.maxLength(120)),
  locale: z.optional(z.enum(locales)),
};

/** A viewing needs no message; a question does. */
export const enquirySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('viewing'), message: optionalText(ENQUIRY_LIMITS.message), ...shared }),
  z.object({ kind: z.literal('question'), message: requiredText(ENQUIRY_LIMITS.message), ...shared }),
]);

export type EnquiryRequest = z.output<typeof enquirySchema>;
