/** What is wrong in a feed, and where. `home` is its reference, or its place in the feed. */
export type FeedProblem = Readonly<{ line: number; home: string | null; field: string | null; message: string }>;

/** Ends the reading: the rest of the feed cannot be understood. */
export class FeedError extends Error {
  constructor(
    message: string,
    readonly line: number,
    /** The home that it is about, where it is about one. */
    readonly home: string | null = null,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}
