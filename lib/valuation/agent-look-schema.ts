import * as z from 'zod/mini';
import { botEvidenceFields } from '@/lib/forms/bot-evidence-schema';
import { contactRequestSchema } from '@/lib/forms/contact-schema';
import { ENQUIRY_LIMITS } from '@/lib/forms/enquiry-form';
import { languageCode, phoneLine } from '@/lib/forms/enquiry-schema';
import { emailLine, optionalText, requiredLine } from '@/lib/forms/fields';
import { TICKED } from '@/lib/forms/ticked';
import { locales } from '@/lib/i18n/locales';
import { recordOf } from '@/lib/text/record-of';
import { valuationFields } from './valuation-input';

/** Longest field of the tool. */
const MAX_ANSWER = 40;

/** A request that an agent looks at a home, at the border of the server. */
export const agentLookSchema = z.object({
  name: requiredLine(ENQUIRY_LIMITS.name),
  email: emailLine(),
  phone: phoneLine(),
  note: optionalText(ENQUIRY_LIMITS.message),
  language: languageCode(),
  /** Ticked: the result goes along. */
  withResult: z.optional(z.literal(TICKED)),
  /** The form of the tool, from which the server makes the result anew. */
  answers: z.object(recordOf(valuationFields, () => z.optional(z.string().check(z.maxLength(MAX_ANSWER))))),
  locale: z.enum(locales),
  ...botEvidenceFields,
  idempotencyKey: contactRequestSchema.shape.idempotencyKey,
});

export type AgentLookRequest = z.output<typeof agentLookSchema>;
