import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { processState } from '@/lib/env/process-state';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { findStoredListings } from '@/lib/server/data/listings/catalogue';
import { digestListings, listListingStamps } from '@/lib/server/data/listings/listing-stamps';
import { requireRight } from '@/lib/server/services/access/with-right';
import { isHiddenListing } from '@/lib/site/samples';
import { toDeskListing } from './to-desk-listing';

type Known = { digest: string; byId: Map<string, Readonly<{ stamp: string; listing: DeskListing }>> };

/** Cached, because reading thousands of listings takes half a second. */
const known = processState('desk-listings', (): Known => ({ digest: '', byId: new Map() }));

const BATCH = 500;

/** Returns all listings except hidden samples. Reads only changes since the last call. */
export async function readDeskListings(actor: Actor): Promise<readonly DeskListing[]> {
  requireRight(actor, 'listing.read');
  const digest = await digestListings();
  if (digest !== known.digest) await readChanges();
  // The next call reads later changes again.
  known.digest = digest;
  return [...known.byId.values()].map(({ listing }) => listing).filter((listing) => !isHiddenListing(listing));
}

async function readChanges(): Promise<void> {
  const stamps = await listListingStamps();
  const changed = stamps.filter(({ id, stamp }) => known.byId.get(id)?.stamp !== stamp);
  for (let start = 0; start < changed.length; start += BATCH) {
    const batch = new Map(changed.slice(start, start + BATCH).map((one) => [one.id, one]));
    for (const stored of await findStoredListings([...batch.keys()])) {
      const { createdAt, stamp } = batch.get(stored.id) ?? { createdAt: new Date(), stamp: '' };
      known.byId.set(stored.id, { stamp, listing: toDeskListing(stored, createdAt) });
    }
  }
  const ids = new Set(stamps.map(({ id }) => id));
  for (const id of known.byId.keys()) if (!ids.has(id)) known.byId.delete(id);
}
