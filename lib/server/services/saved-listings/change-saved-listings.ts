import 'server-only';
import { findListing } from '@/lib/listings/catalogue/listings';
import type { SavedListingsChange } from '@/lib/listings/saved/saved-listings-schema';
import { MAX_SAVED_LISTINGS } from '@/lib/listings/saved/saved-listings';
import { countAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { removeSavedListings, saveListings } from '@/lib/server/data/accounts/saved-listings';

export type SavedListingsResult = Readonly<{ code: 'done' | 'full' } | { code: 'tooMany'; retryAfter: number }>;

const limitsFor = (userId: string): readonly RateLimit[] => [
  { name: `saved-homes:${userId}`, limit: 120, seconds: 60 },
];

/** Ignores unknown ids. */
export async function changeSavedListings(userId: string, change: SavedListingsChange): Promise<SavedListingsResult> {
  const { save, remove, after = null } = change;
  const attempt = await countAttempt(limitsFor(userId));
  if (!attempt.isAllowed) return { code: 'tooMany', retryAfter: attempt.retryAfter };
  if (remove.length > 0) await removeSavedListings(userId, remove);
  const offered = save.filter((id) => findListing(id) !== null);
  const isRoom = offered.length === 0 || (await saveListings(userId, offered, MAX_SAVED_LISTINGS, after));
  return { code: isRoom ? 'done' : 'full' };
}
