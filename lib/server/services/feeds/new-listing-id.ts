import 'server-only';
import type { FeedListing } from '@/content/types/feed-listing';
import { slugify } from '@/lib/text/slugify';

const MAX_LENGTH = 80;

export function newListingId({ reference, town, type }: FeedListing, taken: ReadonlySet<string>): string {
  const id = slugify(`${type} ${town} ${reference}`).slice(0, MAX_LENGTH).replace(/-$/, '');
  let number = 1;
  const numbered = () => (number === 1 ? id : `${id}-${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}
