import type { Messages } from 'next-intl';
import { translatorOf, type Translator } from '@/lib/i18n/translator';

/** What is wrong in a feed, or was left out of it; its sentence is in `feedProblems` of the messages. */
export type FeedProblemCode = keyof Messages['feedProblems']['problems'];

export type FeedProblemValues = Readonly<Record<string, string | number>>;

export type FeedProblem = Readonly<{
  line: number;
  /** Reference, or position in the feed. */
  listing: string | number | null;
  /** Its element. */
  field: string | null;
  code: FeedProblemCode;
  /** What the field says; null where it is missing, undefined where that is not told. */
  given?: string | null;
  values?: FeedProblemValues;
}>;

/** As an earlier version stored it: in English. */
type EarlierProblem = Readonly<{ line: number; listing: string | null; field: string | null; message: string }>;

export type StoredFeedProblem = FeedProblem | EarlierProblem;

/** Ends parsing. Its message is for logs and commands. */
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

/** Length of a reference in messages. */
const SHOWN = 60;

/** By reference, or position in the feed. */
export const feedListingName = (reference: string | undefined, number: number): string | number =>
  reference ? reference.slice(0, SHOWN) : number;

/** Which listing it is about: `ref KY-45`, `listing 3`; null for the feed. */
export function problemListing(problem: StoredFeedProblem, t: Translator<'feedProblems'>): string | null {
  const { listing } = problem;
  if (listing === null || 'message' in problem) return problem.listing as string | null;
  return typeof listing === 'number'
    ? t('position', { number: String(listing) })
    : t('reference', { reference: listing });
}

/** What is wrong, behind the name of listing and field: `is “week”: it must be sale, …`. */
export function feedProblemText(problem: StoredFeedProblem, t: Translator<'feedProblems'>): string {
  if ('message' in problem) return problem.message;
  const { code, given, values } = problem;
  // Each code has values of its own.
  const sentence = t(`problems.${code}` as 'problems.empty', values as never);
  if (given === undefined) return sentence;
  return `${given === null ? t('missing') : t('given', { given })}: ${sentence}`;
}

/** Why a feed cannot be read at all; each has a sentence in `deskFeeds.failures` of the messages. */
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
