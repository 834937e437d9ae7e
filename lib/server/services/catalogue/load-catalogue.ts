import 'server-only';
import { outdatePages } from '@/lib/delivery/page-freshness.mjs';
import { processState } from '@/lib/env/process-state';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { isCatalogueRead } from '@/lib/listings/catalogue/listing-ids';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { isHiddenListing } from '@/lib/site/samples';
import { isContentPlace, knownArea, listPlaces, setDeskPlaces } from '@/lib/site/places';
import { listStoredListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { listEndedPrices } from '@/lib/server/data/listings/ended-prices';
import { readCatalogueState } from '@/lib/server/data/listings/catalogue-version';
import { listDeskPlaces } from '@/lib/server/data/site/places';
import { loadStoredImages } from './load-stored-images';
import { listingHash } from './listing-hash';
import { loadRedirects } from './load-redirects';
import { loadSite } from './load-site';
import { endOfSale, isShown, shownListing, withChanges } from './visible-listing';
import { lawDay } from '@/lib/listings/law/law-day';
import type { EarlierPrice, Listing } from '@/content/types/listing';

type State = {
  version: number | null;
  restoreId: string;
  stored: Map<string, StoredListing>;
  earlierPrices: Map<string, readonly EarlierPrice[]>;
  nextEnd: number;
};

/** Limits feeds that change a price every day. */
const EARLIER_PRICES = 5;

const state = processState<State>('stored-catalogue', () => ({
  version: null,
  restoreId: '',
  stored: new Map(),
  earlierPrices: new Map(),
  nextEnd: Infinity,
}));

/** Loads everything after a restart or restored backup. Invalidates cached pages. Returns whether anything changed. */
export async function loadCatalogue(now = Date.now()): Promise<boolean> {
  // Version first: changes made while reading are read again by the next call.
  const { version, restoreId } = await readCatalogueState();
  const isSameDatabase = state.version !== null && version >= state.version && restoreId === state.restoreId;
  if (isSameDatabase && version === state.version && now < state.nextEnd) return false;
  const known = isSameDatabase ? state.version : null;
  if (known === null) state.stored.clear();
  const changed = await listStoredListings(known ?? undefined);
  // Drafts are not cached: visitors never see them.
  const published = changed.filter(({ publishedAt }) => publishedAt !== null);
  const isSiteChanged = await loadSite();
  await loadRedirects(isSameDatabase);
  const havePlacesChanged = setDeskPlaces(await listDeskPlaces());
  if (havePlacesChanged) shownAs = new WeakMap();
  const isEdited = published.length > 0 || havePlacesChanged || isSiteChanged;
  const isChanged = known === null || now >= state.nextEnd || isEdited;
  for (const stored of published) state.stored.set(stored.id, stored);
  await loadStoredImages(published.flatMap((one) => withChanges(one).images ?? []));
  await loadEarlierPrices(known === null ? undefined : published.map(({ id }) => id));
  Object.assign(state, { version, restoreId });
  return isChanged && show([...state.stored.values()].toSorted(inOrder), now, isSiteChanged);
}

async function loadEarlierPrices(ids?: readonly string[]): Promise<void> {
  if (!ids) state.earlierPrices.clear();
  for (const id of ids ?? []) state.earlierPrices.delete(id);
  const ended = await listEndedPrices(ids);
  const byListing = new Map<string, EarlierPrice[]>();
  for (const { endedAt, listingId, price } of ended) {
    const prices = byListing.get(listingId) ?? [];
    byListing.set(listingId, [...prices, { price, until: lawDay(endedAt) }].slice(-EARLIER_PRICES));
  }
  for (const [id, prices] of byListing) state.earlierPrices.set(id, prices);
}

function show(stored: readonly StoredListing[], now: number, isSiteChanged: boolean): boolean {
  const isOffered = (one: StoredListing) => isShown(one, now) && !isHiddenListing(one);
  const shown = stored.filter(isOffered);
  const ends = shown.flatMap((one) => endOfSale(one) ?? []);
  state.nextEnd = Math.min(Infinity, ...ends);
  const arePagesValid = !isCatalogueRead() && !isSiteChanged && isContentOfBuild(shown);
  setCatalogue(
    shown.map(asListing),
    // Published before, without a page now: responds with 410.
    stored.filter((one) => !isOffered(one)).map(({ id }) => id),
    state.version ?? 0,
    new Map(shown.flatMap(({ id, province }) => (province ? [[id, province]] : []))),
  );
  // The cache handler reads this and stops serving older pages.
  if (!arePagesValid) outdatePages();
  return !arePagesValid;
}

let shownAs = new WeakMap<StoredListing, Listing>();

/** An unchanged listing stays the same object: consumers compare by identity. */
function asListing(stored: StoredListing): Listing {
  const listing = shownAs.get(stored) ?? inKnownArea(withEarlierPrices(shownListing(stored)));
  shownAs.set(stored, listing);
  return listing;
}

const inKnownArea = (listing: Listing): Listing => ({ ...listing, area: knownArea(listing.area) });

function withEarlierPrices(listing: Listing): Listing {
  const ended = state.earlierPrices.get(listing.id);
  if (!ended) return listing;
  const last = ended.at(-1)?.until ?? listing.updated;
  const updated = last > listing.updated ? last : listing.updated;
  return { ...listing, updated, earlierPrices: [...(listing.earlierPrices ?? []), ...ended] };
}

/** True when the content equals that of the build. */
function isContentOfBuild(shown: readonly StoredListing[]): boolean {
  return (
    listPlaces().every(({ id }) => isContentPlace(id)) &&
    shown.length === contentListings.length &&
    shown.every(({ baseHash, changes, id }, position) => {
      const listing = contentListings[position];
      return (
        listing &&
        Object.keys(changes).length === 0 &&
        !state.earlierPrices.has(id) &&
        listingHash(listing) === baseHash
      );
    })
  );
}

function inOrder(one: StoredListing, other: StoredListing): number {
  return Number(isFeatured(other)) - Number(isFeatured(one)) || one.position - other.position;
}

const isFeatured = ({ base, changes }: StoredListing) => changes.featured?.value ?? base.featured ?? false;
