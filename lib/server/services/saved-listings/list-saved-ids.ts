import 'server-only';
import { listSavedHomes } from '@/lib/server/data/saved-listings';

/** Ids of the homes a client saved, the latest first, those that are not offered any more among them. */
export async function listSavedIds(userId: string): Promise<readonly string[]> {
  return (await listSavedHomes(userId)).map(({ listingId }) => listingId);
}
