import type { FeedListing } from '@/content/types/feed-listing';
import { translatorOf } from '@/lib/i18n/translator';
import {
  FeedError,
  feedProblemText,
  problemListing,
  type FeedProblem,
  type StoredFeedProblem,
} from '@/lib/listings/kyero/feed-problem';
import { parseFeed } from '@/lib/listings/kyero/parse-feed';
import { kyeroFeed, kyeroProperty, type FeedFields } from './kyero-feed';

export function inWords(problem: StoredFeedProblem) {
  const t = translatorOf('en', 'feedProblems');
  const { field, line } = problem;
  return { line, listing: problemListing(problem, t), field, message: feedProblemText(problem, t) };
}

export async function readKyero(feed: string | Uint8Array, chunkSize = 1_000) {
  const bytes = typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
  const listings: FeedListing[] = [];
  const problems: FeedProblem[] = [];
  const notes: FeedProblem[] = [];
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += chunkSize) yield bytes.subarray(from, from + chunkSize);
  }
  try {
    for await (const item of parseFeed(chunks())) {
      if (item.listing) listings.push(item.listing);
      problems.push(...item.problems);
      notes.push(...item.notes);
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    problems.push({ line: error.line, listing: null, field: null, code: error.code, values: error.values });
  }
  return { listings, notes: notes.map(inWords), problems: problems.map(inWords) };
}

export const readOne = (changes: FeedFields = {}) => readKyero(kyeroFeed([kyeroProperty(changes)]));
