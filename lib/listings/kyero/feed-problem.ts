/** `listing`: reference, or position in the feed. */
export type FeedProblem = Readonly<{ line: number; listing: string | null; field: string | null; message: string }>;

/** Ends parsing. */
export class FeedError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly listing: string | null = null,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}

/** Length of a reference in messages. */
const SHOWN = 60;

/** By reference, or position in the feed. */
export const listingName = (reference: string | undefined, number: number): string =>
  reference ? `ref ${reference.slice(0, SHOWN)}` : `listing ${number}`;

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
