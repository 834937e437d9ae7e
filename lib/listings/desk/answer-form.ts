import type { FormDefinition } from '@/lib/forms/define-form';

/** What can be wrong with the answer of a seller. */
const answerCodes = ['required', 'tooLong', 'gone', 'changed', 'tooMany', 'failed'] as const;

export type AnswerCode = (typeof answerCodes)[number];

/** Characters. */
export const MAX_COMMENT = 2_000;

/** Without their schemas, which the page of a draft does not load. */
export const approvalForm: FormDefinition<never, AnswerCode> = { codes: answerCodes, failure: 'failed', preserved: [] };

export const commentForm: FormDefinition<'comment', AnswerCode> = {
  codes: answerCodes,
  failure: 'failed',
  preserved: ['comment'],
};
