import type { Messages } from 'next-intl';
import { translatorOf, type Translator } from '@/lib/i18n/translator';

export type FeedProblemCode = keyof Messages['feedProblems']['problems'];

export type FeedProblemValues = Readonly<Record<string, string | number>>;

export type FeedProblem = Readonly<{
  line: number;
  listing: string | number | null;
  field: string | null;
  code: FeedProblemCode;
  given?: string | null;
  values?: FeedProblemValues;
}>;

/** Stored format of an earlier version, in English. */
type EarlierProblem = Readonly<{ line: number; listing: string | null; field: string | null; message: string }>;

export type StoredFeedProblem = FeedProblem | EarlierProblem;

/** Ends parsing. The message is for logs and commands. */
export class FeedError extends Error {
  constructor(
    readonly code: FeedProblemCode,
    readonly line: number,
    readonly values: FeedProblemValues = {},
  ) {
    super(feedProblemText({ line, listing: null, field: null, code, values }, translatorOf('en', 'feedProblems')));
    this.name = 'FeedError';
  }
}

const SHOWN = 60;

export const feedName = (reference: string | undefined, number: number): string | number =>
  reference ? reference.slice(0, SHOWN) : number;

export function problemListing(problem: StoredFeedProblem, t: Translator<'feedProblems'>): string | null {
  const { listing } = problem;
  if (listing === null || 'message' in problem) return problem.listing as string | null;
  return typeof listing === 'number'
    ? t('position', { number: String(listing) })
    : t('reference', { reference: listing });
}

export function feedProblemText(problem: StoredFeedProblem, t: Translator<'feedProblems'>): string {
  if ('message' in problem) return problem.message;
  const { code, given, values } = problem;
  const sentence = t(`problems.${code}` as 'problems.empty', values as never);
  if (given === undefined) return sentence;
  return `${given === null ? t('missing') : t('given', { given })}: ${sentence}`;
}

export type FeedFailure =
  | 'wrongAddress'
  | 'privateAddress'
  | 'unreachable'
  | 'tooSlow'
  | 'tooLarge'
  | 'tooManyRedirects'
  | 'refused'
  | 'archive'
  | 'damaged'
  | 'noFile'
  | 'noSecret'
  | 'removed'
  | 'database';
