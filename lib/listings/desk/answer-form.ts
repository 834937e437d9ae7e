import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';

/** What can be wrong with the answer of a seller. */
const answerCodes = ['required', 'tooLong', 'gone', 'changed', 'tooMany', 'failed'] as const;

export type AnswerCode = (typeof answerCodes)[number];

/** Characters. */
export const MAX_COMMENT = 2_000;

const target = { token: z.string(), version: z.string().check(z.regex(/^\d{1,9}$/, 'changed')) };

export const approvalForm = defineForm({
  codes: answerCodes,
  failure: 'failed',
  preserved: [],
  schema: z.object(target),
});

export const commentForm = defineForm({
  codes: answerCodes,
  failure: 'failed',
  preserved: ['comment'],
  schema: z.object({
    ...target,
    comment: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_COMMENT, 'tooLong')),
  }),
});
