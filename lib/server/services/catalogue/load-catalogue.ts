import 'server-only';
import { outdatePages } from '@/lib/delivery/page-freshness.mjs';
import { processState } from '@/lib/env/process-state';
import { isCatalogueLoaded, setCatalogue } from '@/lib/listings/catalogue';
import { contentListings } from '@/lib/listings/content-listings';
import { listStoredListings, readCatalogueState, type StoredListing } from '@/lib/server/data/catalogue';
import { findStoredImages } from '@/lib/server/data/images';
import { addStoredImages, findStoredImage, isStoredImageName } from '@/lib/site/stored-images';
import { listingHash } from './listing-hash';
import { endOfSale, isGone, visibleListing } from './visible-listing';

type State = { version: number | null; restoreId: string; stored: Map<string, StoredListing>; nextEnd: number };

const state = processState<State>('stored-catalogue', () => ({
  version: null,
  restoreId: '',
  stored: new Map(),
  nextEnd: Infinity,
}));

/**
 * Brings the listings in memory up to the database: those changed since the last call, or all after a restart or a
 * restored backup. Cached pages are then rendered again. Returns whether there was a change.
 */
export async function loadCatalogue(now = Date.now()): Promise<boolean> {
  // Before the listings: what changes in between is read again at the next call.
  const { version, restoreId } = await readCatalogueState();
  const isSameDatabase = state.version !== null && version >= state.version && restoreId === state.restoreId;
  if (isSameDatabase && version === state.version && now < state.nextEnd) return false;
  const known = isSameDatabase ? state.version : null;
  if (known === null) state.stored.clear();
  for (const stored of await listStoredListings(known ?? undefined)) state.stored.set(stored.id, stored);
  await loadImages();
  Object.assign(state, { version, restoreId });
  return show([...state.stored.values()].toSorted(inOrder), now);
}

/** Sizes of the photographs that listings show and that are not in memory yet. */
async function loadImages(): Promise<void> {
  const names = [...state.stored.values()].flatMap(({ base }) => base.images);
  const unknown = new Set(names.filter((name) => isStoredImageName(name) && !findStoredImage(name)));
  if (unknown.size > 0) addStoredImages(await findStoredImages([...unknown]));
}

function show(stored: readonly StoredListing[], now: number): boolean {
  const shown = stored.filter((one) => !isGone(one, now));
  const ends = shown.flatMap((one) => endOfSale(one) ?? []);
  state.nextEnd = Math.min(Infinity, ...ends);
  const arePagesValid = !isCatalogueLoaded() && isContentOfBuild(shown);
  setCatalogue(
    shown.map(visibleListing),
    stored.filter((one) => isGone(one, now)).map(({ id }) => id),
  );
  if (!arePagesValid) outdatePages();
  return !arePagesValid;
}

/** Whether visitors see what the pages of the build show. */
function isContentOfBuild(shown: readonly StoredListing[]): boolean {
  return (
    shown.length === contentListings.length &&
    shown.every(({ baseHash, changes }, position) => {
      const listing = contentListings[position];
      return listing && Object.keys(changes).length === 0 && listingHash(listing) === baseHash;
    })
  );
}

/** Featured first, then as their source has them. */
function inOrder(one: StoredListing, other: StoredListing): number {
  return Number(other.base.featured) - Number(one.base.featured) || one.position - other.position;
}
