import type { FormDefinition } from '@/lib/forms/define-form';

const answerCodes = ['required', 'tooLong', 'gone', 'changed', 'tooMany', 'failed'] as const;

export type SellerAnswerCode = (typeof answerCodes)[number];

export const MAX_COMMENT = 2_000;

/** Kept without schemas, so that the page of a draft does not load them. */
export const approvalForm: FormDefinition<never, SellerAnswerCode> = {
  codes: answerCodes,
  failure: 'failed',
  preserved: [],
};

export const commentForm: FormDefinition<'comment', SellerAnswerCode> = {
  codes: answerCodes,
  failure: 'failed',
  preserved: ['comment'],
};
