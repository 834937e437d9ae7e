import type { FeedListing } from '@/content/types/feed-listing';
import { decodeFeed } from './decode-feed';
import type { FeedProblem } from './feed-problem';
import { parseListing } from './parse-listing';
import { readProperties } from './parse-properties';
import { wordsOf } from './property-reader';

/** One property of a feed: a listing, or why it is none. */
export type FeedItem = Readonly<{
  line: number;
  /** Null if it has none. */
  feedId: string | null;
  /** Null if it has none. */
  reference: string | null;
  listing: FeedListing | null;
  problems: readonly FeedProblem[];
  /** What was left out or cut of a listing that is kept. */
  notes: readonly FeedProblem[];
}>;

/** Of one listing. */
const MAX_NOTES = 20;

/**
 * Parses a feed listing by listing, in the memory of one chunk. A listing with a problem does not end it.
 * @throws FeedError where the feed is none of Kyero v3, or ends in the middle.
 */
export async function* parseFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FeedItem> {
  const seen = { id: new Map<string, number>(), ref: new Map<string, number>() };
  let items: FeedItem[] = [];
  let loss: FeedProblem | null = null;
  const repeated = (field: 'id' | 'ref', value: string, reference: string, line: number): readonly FeedProblem[] => {
    const first = seen[field].get(value);
    if (first === undefined) seen[field].set(value, line);
    return first === undefined
      ? []
      : [{ line, listing: reference, field, code: 'usedBefore', values: { line: first } }];
  };
  const parser = readProperties({
    onLoss: (problem) => {
      loss ??= problem;
    },
    onProperty: (property, given) => {
      const { line, fields } = property;
      // As the listing says them: a mark that nobody sees must not make it another home.
      const item = { line, feedId: wordsOf(fields, 'id') || null, reference: wordsOf(fields, 'ref') || null };
      const read = loss ? { listing: null, problems: [loss], notes: [] } : parseListing(property);
      loss = null;
      const { listing } = read;
      const problems = [
        ...read.problems,
        ...(listing
          ? [
              ...repeated('id', listing.feedId, listing.reference, line),
              ...repeated('ref', listing.reference, listing.reference, line),
            ]
          : []),
      ];
      const notes = [...given, ...read.notes].slice(0, MAX_NOTES);
      items.push({ ...item, listing: problems.length === 0 ? listing : null, problems, notes });
    },
  });
  for await (const text of decodeFeed(chunks)) {
    try {
      parser.write(text);
    } catch (error) {
      // Listings before the fault are whole.
      yield* items;
      throw error;
    }
    yield* items;
    items = [];
  }
  try {
    parser.end();
  } finally {
    yield* items;
  }
}
