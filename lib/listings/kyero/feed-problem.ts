/** `home`: reference, or position in the feed. */
export type FeedProblem = Readonly<{ line: number; home: string | null; field: string | null; message: string }>;

/** Ends parsing. */
export class FeedError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly home: string | null = null,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}
