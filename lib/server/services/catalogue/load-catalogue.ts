import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { outdatePages } from '@/lib/delivery/page-freshness.mjs';
import { processState } from '@/lib/env/process-state';
import { setCatalogue, currentCatalogue, isCatalogueLoaded } from '@/lib/listings/catalogue';
import { listStoredListings, readVersion, type StoredListing } from '@/lib/server/data/catalogue';
import { endOfSale, isGone, visibleListing } from './visible-listing';

type State = { version: number | null; stored: Map<string, StoredListing>; nextEnd: number };

const state = processState<State>('stored-catalogue', () => ({ version: null, stored: new Map(), nextEnd: Infinity }));

/**
 * Brings the listings in memory up to the database: those changed since the last call, or all after a restart or a
 * restored backup. Cached pages are then rendered again. Returns whether visitors see something else.
 */
export async function loadCatalogue(now = Date.now()): Promise<boolean> {
  // Before the listings: what changes in between is read again at the next call.
  const version = await readVersion();
  if (version === state.version && now < state.nextEnd) return false;
  const isAhead = state.version !== null && version >= state.version;
  if (!isAhead) state.stored.clear();
  for (const stored of await listStoredListings(isAhead ? (state.version ?? undefined) : undefined)) {
    state.stored.set(stored.id, stored);
  }
  state.version = version;
  return show([...state.stored.values()], now);
}

function show(stored: readonly StoredListing[], now: number): boolean {
  state.nextEnd = Math.min(Infinity, ...stored.flatMap((one) => endOfSale(one) ?? []).filter((end) => end > now));
  const [shown, gone] = [stored.filter((one) => !isGone(one, now)), stored.filter((one) => isGone(one, now))];
  const listings = shown.toSorted(inOrder).map(visibleListing);
  const isSame = isDeepStrictEqual(listings, currentCatalogue().listings);
  // The pages of the build show what it was built with.
  if (isSame && isCatalogueLoaded()) return false;
  setCatalogue(
    listings,
    gone.map(({ id }) => id),
  );
  if (!isSame) outdatePages();
  return !isSame;
}

/** Featured first, then as their source has them. */
function inOrder(one: StoredListing, other: StoredListing): number {
  return Number(other.base.featured) - Number(one.base.featured) || one.position - other.position;
}
