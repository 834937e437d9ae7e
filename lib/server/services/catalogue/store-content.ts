import 'server-only';
import { contentListings } from '@/lib/listings/content-listings';
import { builtAt } from '@/lib/env/process';
import {
  changeCatalogue,
  claimContent,
  listStoredListings,
  storeListing,
  type StoredListing,
} from '@/lib/server/data/catalogue';
import { log } from '@/lib/server/log';
import { eventsOf } from './listing-events';
import { listingHash } from './listing-hash';
import { conflictsOf, visibleListing } from './visible-listing';
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
    let changes = 0;
    for (const [position, listing] of contentListings.entries()) {
      if (await storeFile(version, listing, position, stored.get(listing.id))) changes += 1;
    }
    const ids = new Set(contentListings.map(({ id }) => id));
    for (const gone of [...stored.values()].filter(
      ({ id, source, isAbsent }) => source === SOURCE && !isAbsent && !ids.has(id),
    )) {
      await update(version, gone, { isAbsent: true });
      changes += 1;
    }
    if (changes > 0) log.info({ listings: changes }, 'the listings of this build were stored');
    return changes > 0;
  });
}

/** Returns whether it changed. */
async function storeFile(version: number, base: Listing, position: number, stored?: StoredListing): Promise<boolean> {
  const baseHash = listingHash(base);
  if (!stored) {
    const soldAt = base.status === 'sold' ? new Date(base.updated) : null;
    const fields = { base, baseHash, position, source: SOURCE, changes: {}, isAbsent: false, soldAt };
    await storeListing(version, fields, eventsOf(null, fields, SOURCE));
    return true;
  }
  if (stored.source !== SOURCE) {
    log.warn({ reference: base.reference, source: stored.source }, 'a file has the id of a listing of another source');
    return false;
  }
  if (stored.baseHash === baseHash && stored.position === position && !stored.isAbsent) return false;
  await update(version, stored, { base, baseHash, position, isAbsent: false });
  return true;
}

async function update(version: number, stored: StoredListing, changed: Partial<StoredListing>): Promise<void> {
  const shown = { ...stored, ...changed };
  const next = { ...shown, soldAt: visibleListing(shown).status === 'sold' ? (stored.soldAt ?? new Date()) : null };
  const conflicts = conflictsOf(next);
  if (conflicts.length > 0) {
    log.warn(
      { reference: next.base.reference, fields: conflicts },
      'the desk changed what a file changes: the desk’s stays',
    );
  }
  await storeListing(version, next, eventsOf(stored, next, SOURCE));
}
