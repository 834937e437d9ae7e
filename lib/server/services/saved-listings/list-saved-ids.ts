import 'server-only';
import { listSavedListings } from '@/lib/server/data/saved-listings';

/** Ids of the homes a client saved, the latest first, those that are not offered any more among them. */
export async function listSavedIds(userId: string): Promise<readonly string[]> {
  return (await listSavedListings(userId)).map(({ listingId }) => listingId);
}
