import 'server-only';
import { listingProblems } from '@/lib/listings/schema/listing-schema';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import type { StoredListing } from '@/lib/server/data/listings/catalogue';
import type { Listing } from '@/content/types/listing';
import { loadStoredImages } from './load-stored-images';
import { withChanges } from './visible-listing';

export type DrawableListing = Readonly<{
  listing: Listing | null;
  /** Missing fields that the page needs. Legal problems do not prevent a preview. */
  problems: readonly ListingProblem[];
}>;

export async function drawableListing(stored: StoredListing): Promise<DrawableListing> {
  const draft = withChanges(stored);
  const problems = listingProblems(draft).filter(({ rule }) => rule === undefined);
  await loadStoredImages(draft.images ?? []);
  return { listing: problems.length === 0 ? (draft as Listing) : null, problems };
}
