import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { listingStates } from '@/lib/listings/desk/desk-listing';
import { matchingListings, sortedListings, type DeskListingFilters } from '@/lib/listings/desk/desk-filters';
import type { DeskListingList } from '@/lib/listings/desk/desk-listing-list';
import { requireRight } from '@/lib/server/services/access/with-right';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { paginate } from '@/lib/text/paginate';
import { recordOf } from '@/lib/text/record-of';
import { readDeskListings } from './desk-catalogue';

const LISTINGS_PER_PAGE = 50;

export async function listDeskListings(actor: Actor, filters: DeskListingFilters): Promise<DeskListingList> {
  requireRight(actor, 'listing.read');
  const listings = await readDeskListings(actor);
  const ofAnyState = matchingListings(listings, filters, 'state');
  const matching = filters.state === '' ? ofAnyState : ofAnyState.filter(({ state }) => state === filters.state);
  const counts = recordOf(listingStates, (wanted) => ofAnyState.filter(({ state }) => state === wanted).length);
  const page = paginate(sortedListings(matching, filters), filters.page, LISTINGS_PER_PAGE);
  await loadStoredImages(page.items.flatMap(({ image }) => image ?? []));
  const places = new Map(listings.map(({ place, placeName }) => [place, placeName]));
  return {
    ...page,
    counts: { ...counts, all: ofAnyState.length },
    sources: distinct(listings.map(({ source }) => source)),
    agents: distinct(listings.map(({ agent }) => agent)),
    places: [...places]
      .filter(([id]) => id !== '')
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].filter(Boolean).toSorted();
