import 'server-only';
import { listSavedListings } from '@/lib/server/data/accounts/saved-listings';

/** Saved ids, latest first, withdrawn listings included. */
export async function listSavedIds(userId: string): Promise<readonly string[]> {
  return (await listSavedListings(userId)).map(({ listingId }) => listingId);
}
