import 'server-only';
import { builtAt } from '@/lib/env/process';
import { contentListings } from '@/lib/listings/content-listings';
import {
  changeCatalogue,
  claimContent,
  hasFiles,
  listStoredListings,
  storeListings,
  type ListingWrite,
  type StoredListing,
} from '@/lib/server/data/catalogue';
import { log } from '@/lib/server/log';
import { eventsOf } from './listing-events';
import { listingHash } from './listing-hash';
import { conflictsOf, saleDate } from './visible-listing';
import type { Listing } from '@/content/types/listing';

const SOURCE = 'files';

/**
 * Stores content/properties in the catalogue: new and changed files, and those that are gone. Once per build; the
 * newest build wins, so that an older instance undoes nothing. What the desk changed stays.
 */
export async function storeContent(): Promise<void> {
  await changeCatalogue(async (version) => {
    if (!(await claimContent(builtAt()))) return false;
    const stored = new Map((await listStoredListings()).map((listing) => [listing.id, listing]));
    const listings = (await hasFiles()) ? contentListings : [];
    const ids = new Set(listings.map(({ id }) => id));
    const writes = [
      ...listings.flatMap((listing, position) => fileWrites(listing, position, stored.get(listing.id))),
      ...[...stored.values()]
        .filter(({ id, source, isAbsent }) => source === SOURCE && !isAbsent && !ids.has(id))
        .map((gone) => update(gone, { isAbsent: true })),
    ];
    await storeListings(version, writes);
    if (writes.length > 0) log.info({ listings: writes.length }, 'the listings of this build were stored');
    return writes.length > 0;
  });
}

/** What a file changes of the catalogue: one write or none. */
function fileWrites(base: Listing, position: number, stored?: StoredListing): readonly ListingWrite[] {
  const baseHash = listingHash(base);
  if (!stored) {
    const soldAt = base.status === 'sold' ? new Date(base.updated) : null;
    const state = { changes: {}, feedId: null, inputHash: null, isAbsent: false, problems: [], publishedAt: new Date(), soldAt };
    const fields = { base, baseHash, position, source: SOURCE, ...state };
    return [{ fields, events: eventsOf(null, fields, SOURCE) }];
  }
  if (stored.source !== SOURCE) {
    log.warn({ reference: base.reference, source: stored.source }, 'a file has the id of a listing of another source');
    return [];
  }
  if (stored.baseHash === baseHash && stored.position === position && !stored.isAbsent) return [];
  const publishedAt = stored.publishedAt ?? new Date();
  return [update(stored, { base, baseHash, position, publishedAt, isAbsent: false })];
}

function update(stored: StoredListing, changed: Partial<StoredListing>): ListingWrite {
  const shown = { ...stored, ...changed };
  const fields = { ...shown, soldAt: saleDate(shown) };
  const conflicts = conflictsOf(fields);
  if (conflicts.length > 0) {
    log.warn(
      { reference: fields.reference, fields: conflicts },
      'a file changes what the desk changed: the desk’s stays',
    );
  }
  return { fields, events: eventsOf(stored, fields, SOURCE) };
}
