import type { FormDefinition } from '@/lib/forms/define-form';

/** Answers to a listing that an agent sent. */
export const proposalAnswers = ['interesting', 'seeIt', 'notForMe'] as const;
/** Answers after a viewing: would the visitor make an offer? */
export const viewingAnswers = ['offer', 'perhapsOffer', 'noOffer'] as const;
export const listingAnswerKinds = [...proposalAnswers, ...viewingAnswers] as const;
export const refusalReasons = ['price', 'place', 'size', 'layout', 'condition', 'found', 'other'] as const;

export type ListingAnswerKind = (typeof listingAnswerKinds)[number];
export type RefusalReason = (typeof refusalReasons)[number];

/** In characters. */
export const MAX_ANSWER_WORDS = 1_000;

/** Days in which the link of an email takes an answer. */
export const ANSWER_DAYS = 30;

export const answerCodes = ['required', 'tooLong', 'ended', 'tooMany', 'failed'] as const;
export type AnswerCode = (typeof answerCodes)[number];

/** Without its schema: the page is public, and zod would be half as large as the rest. */
export const listingAnswerForm = {
  codes: answerCodes,
  failure: 'failed',
  preserved: ['answer', 'reason', 'words'],
} as const satisfies FormDefinition<'token' | 'answer' | 'reason' | 'words', AnswerCode>;

export type ListingAnswerView = Readonly<{
  id: string;
  contactId: string;
  contact: string | null;
  reference: string;
  answer: ListingAnswerKind;
  reason: RefusalReason | null;
  words: string;
  at: string;
}>;
