import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findListingById, storeListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { deleteListingDrafts } from '@/lib/server/data/listings/listing-drafts';
import { withRight } from '@/lib/server/services/access/with-right';

/** Only never published desk drafts can be deleted. */
export const isDeletable = ({ publishedAt, source }: Pick<StoredListing, 'publishedAt' | 'source'>): boolean =>
  source === 'desk' && publishedAt === null;

/**
 * Deletes a draft; its reference is never reused.
 * @throws RightError
 */
export async function deleteListing(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<'deleted' | 'refused' | 'unknown'> {
  let result: 'deleted' | 'refused' | 'unknown' = 'unknown';
  await withRight(actor, 'listing.edit', { kind: 'listing', id }, (record) =>
    changeCatalogue(async (version) => {
      const stored = await findListingById(id);
      if (!stored) return false;
      result = isDeletable(stored) ? 'deleted' : 'refused';
      if (result === 'refused') return false;
      await storeListings(version, [{ fields: { ...stored, deletedAt: now }, events: [] }]);
      await deleteListingDrafts(id);
      await record('listingDeleted', { before: { reference: stored.reference } });
      return true;
    }),
  );
  return result;
}
