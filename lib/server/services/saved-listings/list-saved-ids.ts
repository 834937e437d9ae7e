import 'server-only';
import { listSavedListings } from '@/lib/server/data/accounts/saved-listings';

export async function listSavedIds(userId: string): Promise<readonly string[]> {
  return (await listSavedListings(userId)).map(({ listingId }) => listingId);
}
