import type { ImportedListing } from '@/content/types/imported';
import { readFeed } from '@/lib/listings/kyero/parse-feed';
import { kyeroFeed, kyeroProperty, type FeedListing } from './kyero-feed';

/** Reads a feed in chunks of that many bytes. */
export async function readKyero(feed: string | Uint8Array, chunkSize = 1_000) {
  const bytes = typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
  const listings: ImportedListing[] = [];
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += chunkSize) yield bytes.subarray(from, from + chunkSize);
  }
  const result = await readFeed(chunks(), (listing) => listings.push(listing));
  return { ...result, listings };
}

/** Reads a feed of one listing, valid except for the changes. */
export const readOne = (changes: FeedListing = {}) => readKyero(kyeroFeed([kyeroProperty(changes)]));
