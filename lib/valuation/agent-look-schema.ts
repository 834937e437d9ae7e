import * as z from 'zod/mini';
import { botEvidenceFields } from '@/lib/forms/bot-evidence-schema';
import { contactRequestSchema } from '@/lib/forms/contact-schema';
import { ENQUIRY_LIMITS } from '@/lib/forms/enquiry-form';
import { languageCode, phoneLine } from '@/lib/forms/enquiry-schema';
import { emailLine, optionalText, requiredLine } from '@/lib/forms/fields';
import { similarListingsField } from '@/lib/forms/similar-listings';
import { TICKED } from '@/lib/forms/ticked';
import { locales } from '@/lib/i18n/locales';
import { recordOf } from '@/lib/text/record-of';
import { valuationFields } from './valuation-input';

const MAX_ANSWER = 40;

export const agentLookSchema = z.object({
  name: requiredLine(ENQUIRY_LIMITS.name),
  email: emailLine(),
  phone: phoneLine(),
  note: optionalText(ENQUIRY_LIMITS.message),
  language: languageCode(),
  withResult: z.optional(z.literal(TICKED)),
  answers: z.object(recordOf(valuationFields, () => z.optional(z.string().check(z.maxLength(MAX_ANSWER))))),
  locale: z.enum(locales),
  ...botEvidenceFields,
  ...similarListingsField,
  idempotencyKey: contactRequestSchema.shape.idempotencyKey,
});

export type AgentLookRequest = z.output<typeof agentLookSchema>;
