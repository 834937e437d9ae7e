import type { ImportedListing } from '@/content/types/imported';
import { decodeFeed } from './decode-feed';
import { FeedError, type FeedProblem } from './feed-problem';
import { parseListing } from './parse-listing';
import { readProperties } from './parse-properties';

/** Further problems are only counted. */
const MAX_PROBLEMS = 100;

export type FeedResult = Readonly<{ listings: number; problems: readonly FeedProblem[]; problemCount: number }>;

/**
 * Parses a feed and emits valid listings until the first problem. Holds ids only: the caller discards listings on a
 * problem.
 */
export async function readFeed(
  chunks: AsyncIterable<Uint8Array>,
  onListing: (listing: ImportedListing) => void,
): Promise<FeedResult> {
  const problems: FeedProblem[] = [];
  let problemCount = 0;
  let listings = 0;
  const note = (problem: FeedProblem) => {
    problemCount += 1;
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  };
  const seen = { id: new Map<string, number>(), ref: new Map<string, number>() };
  const isRepeated = (field: 'id' | 'ref', value: string, line: number): boolean => {
    const first = seen[field].get(value);
    if (first === undefined) seen[field].set(value, line);
    else note({ line, listing: `ref ${value}`, field, message: `was used before, by the home in line ${first}` });
    return first !== undefined;
  };
  const parser = readProperties({
    onProblem: note,
    onProperty: (property) => {
      const { listing, problems: found } = parseListing(property);
      found.forEach(note);
      if (!listing) return;
      const repeated = [
        isRepeated('id', listing.feedId, property.line),
        isRepeated('ref', listing.reference, property.line),
      ];
      if (repeated.includes(true)) return;
      listings += 1;
      if (problemCount === 0) onListing(listing);
    },
  });
  try {
    for await (const text of decodeFeed(chunks)) parser.write(text);
    parser.end();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    // Stored beyond the limit: it explains the end.
    problemCount += 1;
    problems.push({ line: error.line, listing: error.listing, field: null, message: error.message });
  }
  return { listings, problems, problemCount };
}
