import type { FeedListing } from '@/content/types/feed-listing';
import { decodeFeed } from './decode-feed';
import type { FeedProblem } from './feed-problem';
import { parseListing } from './parse-listing';
import { readProperties } from './parse-properties';
import { wordsOf } from './property-reader';

export type FeedItem = Readonly<{
  line: number;
  feedId: string | null;
  reference: string | null;
  listing: FeedListing | null;
  problems: readonly FeedProblem[];
  notes: readonly FeedProblem[];
}>;

const MAX_NOTES = 20;

/**
 * Yields listings in the memory of one chunk; a faulty listing does not end parsing.
 * @throws FeedError when the feed is not Kyero v3 or is truncated.
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
      // Invisible characters must not create a different listing.
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
      // Listings before the fault are complete.
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
