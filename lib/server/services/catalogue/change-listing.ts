import 'server-only';
import { changeCatalogue, findStoredListing, storeListings, type StoredListing } from '@/lib/server/data/catalogue';
import { isoDay } from '@/lib/text/iso-day';
import { eventsOf } from './listing-events';
import { isWithdrawn, saleDate } from './visible-listing';

const ORIGIN = 'desk';

/** A step in the life of a listing. `price`: EUR, per month for lettings. */
export type ListingChange =
  Readonly<{ kind: 'publish' | 'reserve' | 'sell' | 'withdraw' }> | Readonly<{ kind: 'price'; price: number }>;

export type ListingChangeResult = Readonly<
  { status: 'changed' | 'unchanged'; id: string } | { status: 'unknown' } | { status: 'withdrawn'; id: string }
>;

/** Changes a listing for visitors at once, over what its source says. */
export async function changeListing(reference: string, change: ListingChange): Promise<ListingChangeResult> {
  let result: ListingChangeResult = { status: 'unknown' };
  await changeCatalogue(async (version) => {
    const stored = await findStoredListing(reference);
    if (!stored) return false;
    const { id } = stored;
    if (isWithdrawn(stored) && change.kind !== 'publish' && change.kind !== 'withdraw') {
      result = { status: 'withdrawn', id };
      return false;
    }
    const next = changed(stored, change);
    const events = eventsOf(stored, next, ORIGIN);
    result = { status: events.length > 0 ? 'changed' : 'unchanged', id };
    if (events.length === 0) return false;
    await storeListings(version, [{ fields: next, events }]);
    return true;
  });
  return result;
}

const statusOf = { publish: 'available', reserve: 'reserved', sell: 'sold' } as const;

function changed(stored: StoredListing, change: ListingChange): StoredListing {
  const { base, changes } = stored;
  const updated = isoDay(new Date());
  if (change.kind === 'withdraw') return { ...stored, changes: { ...changes, updated, isWithdrawn: true } };
  if (change.kind === 'price') {
    return { ...stored, changes: { ...changes, updated, price: { value: change.price, over: base.price } } };
  }
  const status = { value: statusOf[change.kind], over: base.status };
  const next = { ...stored, changes: { ...changes, updated, status, isWithdrawn: false } };
  return { ...next, soldAt: saleDate(next) };
}
