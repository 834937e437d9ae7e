import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { optionalText } from '@/lib/forms/fields';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import {
  listingAnswerForm,
  listingAnswerKinds,
  MAX_ANSWER_WORDS,
  refusalReasons,
  type AnswerCode,
} from './listing-answer';

export const answerSubmission = defineForm({
  ...listingAnswerForm,
  schema: z.object({
    token: z.string(),
    answer: z.enum(listingAnswerKinds, 'required' satisfies AnswerCode),
    reason: z._default(z.enum(['', ...refusalReasons]), ''),
    words: optionalText(MAX_ANSWER_WORDS),
  }),
});
export type AnswerInput = z.output<typeof answerSubmission.schema>;

export const settleAnswerForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.uuid() }) });
