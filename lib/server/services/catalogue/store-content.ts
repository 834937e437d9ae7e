import 'server-only';
import { builtAt } from '@/lib/env/process';
import { lawDay } from '@/lib/listings/law/law-day';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import {
  listStoredListings,
  storeListings,
  type ListingFields,
  type ListingWrite,
  type StoredListing,
} from '@/lib/server/data/listings/catalogue';
import { changeCatalogue, claimContent, hasFiles } from '@/lib/server/data/listings/catalogue-version';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import { log } from '@/lib/server/log';
import { eventsOf } from './listing-events';
import { listingHash } from './listing-hash';
import { missingFields } from './missing-fields';
import { conflictsOf, saleDate } from './visible-listing';
import type { Listing } from '@/content/types/listing';

const SOURCE = 'files';

/** Runs once per build. The newest build wins, so that an older instance reverts nothing. Keeps desk changes. */
export async function storeContent(now = new Date()): Promise<void> {
  await changeCatalogue(async (version) => {
    if (!(await claimContent(builtAt()))) return false;
    const stored = new Map((await listStoredListings()).map((listing) => [listing.id, listing]));
    const listings = (await hasFiles()) ? contentListings : [];
    const ids = new Set(listings.map(({ id }) => id));
    const writes = [
      ...listings.flatMap((listing, position) => fileWrites(listing, position, stored.get(listing.id), lawDay(now))),
      ...[...stored.values()]
        .filter(({ id, source, isAbsent }) => source === SOURCE && !isAbsent && !ids.has(id))
        .map((gone) => update(gone, { isAbsent: true }, lawDay(now))),
    ];
    await storeListings(version, writes);
    for (const { fields } of writes) warn(fields);
    if (writes.length > 0) log.info({ listings: writes.length }, 'the listings of this build were stored');
    return writes.length > 0;
  });
}

function warn({ base, isAbsent, problems }: ListingFields): void {
  const warnings = listingWarnings(base);
  if (problems.length > 0 && !isAbsent) log.warn({ reference: base.reference, problems }, 'a file is not shown');
  if (warnings.length > 0 && !isAbsent) log.warn({ reference: base.reference, warnings }, 'to look at in a file');
}

function fileWrites(
  base: Listing,
  position: number,
  stored: StoredListing | undefined,
  today: string,
): readonly ListingWrite[] {
  const baseHash = listingHash(base);
  if (!stored) {
    const soldAt = base.status === 'sold' ? new Date(base.soldOn ?? base.updated) : null;
    const problems = missingFields({ base, changes: {} }, today);
    const state = {
      changes: {},
      deletedAt: null,
      editVersion: 0,
      feedId: null,
      inputHash: null,
      isAbsent: false,
      problems,
      province: null,
      publishedAt: new Date(),
      soldAt,
    };
    const fields = { base, baseHash, position, source: SOURCE, ...state };
    return [{ fields, events: eventsOf(null, fields, SOURCE) }];
  }
  if (stored.source !== SOURCE) {
    log.warn({ reference: base.reference, source: stored.source }, 'a file has the id of a listing of another source');
    return [];
  }
  if (stored.baseHash === baseHash && stored.position === position && !stored.isAbsent) return [];
  const publishedAt = stored.publishedAt ?? new Date();
  return [update(stored, { base, baseHash, position, publishedAt, isAbsent: false }, today)];
}

function update(stored: StoredListing, changed: Partial<StoredListing>, today: string): ListingWrite {
  const shown = { ...stored, ...changed };
  const fields = { ...shown, problems: missingFields(shown, today, stored), soldAt: saleDate(shown) };
  const conflicts = conflictsOf(fields);
  if (conflicts.length > 0) {
    log.warn(
      { reference: fields.reference, fields: conflicts },
      'a file changes what the desk changed: the desk’s stays',
    );
  }
  return { fields, events: eventsOf(stored, fields, SOURCE) };
}
