import type { FeedListing } from '@/content/types/feed-listing';
import { decodeFeed } from './decode-feed';
import type { FeedProblem } from './feed-problem';
import { parseListing } from './parse-listing';
import { readProperties } from './parse-properties';

/** One home of a feed: a listing, or why it is none. */
export type FeedItem = Readonly<{
  line: number;
  /** Null if it has none. */
  feedId: string | null;
  /** Null if it has none. */
  reference: string | null;
  listing: FeedListing | null;
  problems: readonly FeedProblem[];
  /** What was left out or cut of a home that is kept. */
  notes: readonly FeedProblem[];
}>;

/** Of one home; one that says why it was skipped comes on top. */
const MAX_PROBLEMS = 20;

/**
 * Parses a feed home by home, in the memory of one chunk. A home with a problem does not end it.
 * @throws FeedError where the feed is no well-formed Kyero v3.
 */
export async function* parseFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FeedItem> {
  const seen = { id: new Map<string, number>(), ref: new Map<string, number>() };
  let items: FeedItem[] = [];
  let loose: FeedProblem[] = [];
  const repeated = (field: 'id' | 'ref', value: string, line: number): readonly FeedProblem[] => {
    const first = seen[field].get(value);
    if (first === undefined) seen[field].set(value, line);
    return first === undefined
      ? []
      : [{ line, listing: `ref ${value}`, field, message: `was used before, by the home in line ${first}` }];
  };
  const parser = readProperties({
    onProblem: (problem) => {
      if (problem.field === null || loose.length < MAX_PROBLEMS) loose.push(problem);
    },
    onProperty: (property) => {
      const { line, fields } = property;
      // Too large: the rest of its fields was not read.
      const isCut = loose.some(({ field }) => field === null);
      const { listing, problems: found } = isCut ? { listing: null, problems: [] } : parseListing(property);
      const problems = [
        ...loose,
        ...found,
        ...(listing ? [...repeated('id', listing.feedId, line), ...repeated('ref', listing.reference, line)] : []),
      ];
      loose = [];
      const first = (field: string) => fields.get(field)?.[0]?.text || null;
      const shown = problems.length === 0 ? listing : null;
      items.push({ line, feedId: first('id'), reference: first('ref'), listing: shown, problems, notes: [] });
    },
  });
  for await (const text of decodeFeed(chunks)) {
    try {
      parser.write(text);
    } catch (error) {
      // Homes before the fault are whole.
      yield* items;
      throw error;
    }
    yield* items;
    items = [];
  }
  parser.end();
}
