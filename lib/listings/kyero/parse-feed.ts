import type { ImportedListing } from '@/content/types/imported';
import { decodeFeed } from './decode-feed';
import { FeedError, type FeedProblem } from './feed-problem';
import { parseListing } from './parse-listing';
import { readProperties } from './parse-properties';

/** Further problems are only counted. */
const MAX_PROBLEMS = 100;

export type FeedResult = Readonly<{ homes: number; problems: readonly FeedProblem[]; problemCount: number }>;

/**
 * Parses a feed and emits valid listings until the first problem. Holds ids only: the caller discards listings on a
 * problem.
 */
export async function readFeed(
  chunks: AsyncIterable<Uint8Array>,
  onHome: (home: ImportedListing) => void,
): Promise<FeedResult> {
  const problems: FeedProblem[] = [];
  let problemCount = 0;
  let homes = 0;
  const note = (problem: FeedProblem) => {
    problemCount += 1;
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
  };
  const seen = { id: new Map<string, number>(), ref: new Map<string, number>() };
  const isRepeated = (field: 'id' | 'ref', value: string, line: number): boolean => {
    const first = seen[field].get(value);
    if (first === undefined) seen[field].set(value, line);
    else note({ line, home: `ref ${value}`, field, message: `was used before, by the home in line ${first}` });
    return first !== undefined;
  };
  const reader = readProperties({
    onProblem: note,
    onProperty: (property) => {
      const { home, problems: found } = parseListing(property);
      found.forEach(note);
      if (!home) return;
      const repeated = [isRepeated('id', home.feedId, property.line), isRepeated('ref', home.reference, property.line)];
      if (repeated.includes(true)) return;
      homes += 1;
      if (problemCount === 0) onHome(home);
    },
  });
  try {
    for await (const text of decodeFeed(chunks)) reader.write(text);
    reader.end();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    // Stored beyond the limit: it explains the end.
    problemCount += 1;
    problems.push({ line: error.line, home: error.home, field: null, message: error.message });
  }
  return { homes, problems, problemCount };
}
