import 'server-only';
import { propertyTypeFacts } from '@/content/types/property-type';
import { perCatalogue } from '@/lib/listings/catalogue';
import { listingPlaceId } from '@/lib/listings/listing-place';
import { searchEntryOf } from '@/lib/listings/listing-search-entry';
import { comparators } from '@/lib/listings/search/orders';
import { placeChain } from '@/lib/site/places';
import type { Listing } from '@/content/types/listing';
import { placePath, readPlacePath, type PlaceQuery } from './place-query';

/** Homes on the market by the path of each page that shows them, in the order of lists. */
const sets = perCatalogue(({ listings }) => {
  const found = new Map<string, Listing[]>();
  for (const listing of listings.filter(isHomeOnMarket).toSorted(inOrder)) {
    for (const path of pathsOf(listing)) {
      const homes = found.get(path);
      if (homes) homes.push(listing);
      else found.set(path, [listing]);
    }
  }
  return found as ReadonlyMap<string, readonly Listing[]>;
});

/** Homes of all pages of a query. */
export const homesOf = (query: PlaceQuery): readonly Listing[] => sets().get(placePath({ ...query, page: 1 })) ?? [];

/** Queries that have a home, without further pages. */
export const queriesWithHomes = perCatalogue(() => [...sets().keys()].flatMap((path) => readPlacePath(path) ?? []));

function isHomeOnMarket({ status, type }: Listing): boolean {
  const { family } = propertyTypeFacts[type];
  return status !== 'sold' && family !== 'land' && family !== 'commercial';
}

const inOrder = (one: Listing, other: Listing) => comparators.featured(searchEntryOf(one), searchEntryOf(other));

function pathsOf(listing: Listing): readonly string[] {
  const { operation, type } = listing as Listing & { type: PlaceQuery['type'] };
  const places = [null, ...placeChain(listingPlaceId(listing))];
  const queries = places.flatMap((place) => [null, type].map((only) => ({ operation, type: only, place, page: 1 })));
  return ['/homes', ...queries.map(placePath)];
}
