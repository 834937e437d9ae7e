/** `home`: reference, or position in the feed. */
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
