import 'server-only';
import { propertyTypeFacts } from '@/content/types/property-type';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { searchEntryOf } from '@/lib/listings/list/listing-search-entry';
import { comparators } from '@/lib/listings/search/orders';
import type { SearchEntry } from '@/lib/listings/search/search-entry';
import { perGazetteer, placeChain } from '@/lib/site/places';
import type { Listing, Operation } from '@/content/types/listing';
import { placePath, readPlacePath, type PlaceQuery } from './place-query';

const sets = perCatalogue(({ listings }) => {
  const found = new Map<string, Listing[]>();
  const entries = listings.filter(isListingOnMarket).map((listing) => ({ entry: searchEntryOf(listing), listing }));
  for (const { entry, listing } of entries.toSorted((one, other) => comparators.featured(one.entry, other.entry))) {
    for (const path of pathsOf(entry)) {
      const shown = found.get(path);
      if (shown) shown.push(listing);
      else found.set(path, [listing]);
    }
  }
  return found as ReadonlyMap<string, readonly Listing[]>;
});

export const listingsOf = (query: PlaceQuery): readonly Listing[] => sets().get(placePath({ ...query, page: 1 })) ?? [];

export const queriesWithListings = perCatalogue(() => [...sets().keys()].flatMap((path) => readPlacePath(path) ?? []));

function isListingOnMarket({ status, type }: Listing): boolean {
  const { family } = propertyTypeFacts[type];
  return status !== 'sold' && family !== 'land' && family !== 'commercial';
}

/** Listings of one kind and place share pages. */
const known = perGazetteer(() => new Map<string, readonly string[]>());

function pathsOf({ area, operation, type }: SearchEntry): readonly string[] {
  const kind = `${operation} ${type} ${area}`;
  const paths = known().get(kind) ?? pathsOfKind(operation, type as PlaceQuery['type'], area);
  known().set(kind, paths);
  return paths;
}

function pathsOfKind(operation: Operation, type: PlaceQuery['type'], area: string): readonly string[] {
  const places = [null, ...placeChain(area)];
  const queries = places.flatMap((place) => [null, type].map((only) => ({ operation, type: only, place, page: 1 })));
  return ['/homes', ...queries.map(placePath)];
}
