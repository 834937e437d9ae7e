import { createHash } from 'node:crypto';
import type { FeedListing } from '@/content/types/feed-listing';
import { decodeFeed } from './decode-feed';
import type { FeedProblem } from './feed-problem';
import { parseListing } from './parse-listing';
import { readProperties, type FeedProperty } from './parse-properties';
import { feedWords } from './property-reader';

export type FeedItem = Readonly<{
  line: number;
  feedId: string | null;
  reference: string | null;
  hash: string;
  /** Known with this hash: its elements were not interpreted, `listing` is null. */
  isUnchanged: boolean;
  listing: FeedListing | null;
  problems: readonly FeedProblem[];
  notes: readonly FeedProblem[];
}>;

const MAX_NOTES = 20;

const nothingRead = { listing: null, problems: [], notes: [] } as const;

function hashOf(fields: FeedProperty['fields']): string {
  const hash = createHash('sha256');
  for (const [key, values] of fields) for (const { text } of values) hash.update(`${key}\0${text}\0`);
  return hash.digest('base64');
}

type IsUnchanged = (item: Pick<FeedItem, 'feedId' | 'reference' | 'hash'>) => boolean;

/**
 * Yields listings in the memory of one chunk; a faulty listing does not end parsing. Listings that `isKnown` are not
 * interpreted, which takes most of the time.
 * @throws FeedError when the feed is not Kyero v3 or is truncated.
 */
export async function* parseFeed(
  chunks: AsyncIterable<Uint8Array>,
  isKnown: IsUnchanged = () => false,
): AsyncGenerator<FeedItem> {
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
      const [feedId, reference] = [feedWords(fields, 'id') || null, feedWords(fields, 'ref') || null];
      const item = { line, feedId, reference, hash: hashOf(fields) };
      const isUnchanged = loss === null && reference !== null && isKnown(item);
      const read = isUnchanged ? nothingRead : loss ? { ...nothingRead, problems: [loss] } : parseListing(property);
      loss = null;
      const { listing } = read;
      const name = isUnchanged ? reference : (listing?.reference ?? null);
      const problems = [
        ...read.problems,
        ...(name === null
          ? []
          : [...repeated('id', listing?.feedId ?? feedId ?? name, name, line), ...repeated('ref', name, name, line)]),
      ];
      const isKept = problems.length === 0;
      const notes = isUnchanged ? [] : [...given, ...read.notes].slice(0, MAX_NOTES);
      items.push({ ...item, isUnchanged: isUnchanged && isKept, listing: isKept ? listing : null, problems, notes });
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
