import 'server-only';
import { parseFilters } from '@/lib/listings/search/parse-filters';
import { readUnfollowed, type Unfollowed } from '@/lib/listings/search/unfollowed';
import type { Query } from '@/lib/text/query';
import { knownPlaces } from '@/lib/listings/search/known-places';
import { findPlace, findPlaceNear } from '@/lib/listings/search/places';
import { countMatching, search, type SearchResult } from '@/lib/listings/search/search';
import { filterFields, placeParameter, searchHref } from '@/lib/listings/search/search-href';
import { buildSearchIndex } from '@/lib/listings/search/search-index';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { areaGroups, listAreas } from '@/lib/site/areas';
import { isSampleTown } from '@/lib/site/own-town';
import { perGazetteer } from '@/lib/site/places';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { searchEntryOf } from './listing-search-entry';
import { shownAreas } from './shown-areas';

export type PlaceOption = Readonly<{ key: string; name: string; value: string }>;

export type PlaceGroup = Readonly<{ whole: PlaceOption | null; areas: readonly PlaceOption[] }>;

/** Excludes sold listings, which keep only their page. */
export const searchIndex = perCatalogue(({ listings }) =>
  buildSearchIndex(listings.filter(({ status }) => status !== 'sold').map(searchEntryOf), knownPlaces()),
);

const options = perGazetteer((): readonly PlaceOption[] =>
  knownPlaces().map(({ key, name }) => ({ key, name, value: placeParameter(key, knownPlaces()) })),
);

export function listPlaceGroups(): readonly PlaceGroup[] {
  if (isSampleTown()) return sampleGroups();
  const own = new Set(shownAreas().map(({ id }) => id));
  return [{ whole: null, areas: options().filter(({ key }) => own.has(key)) }];
}

const sampleGroups = perGazetteer((): readonly PlaceGroup[] =>
  ([...areaGroups, 'elsewhere'] as const).map((group) => {
    const keys: readonly string[] = listAreas()
      .filter((area) => area.group === group)
      .map(({ id }) => id);
    return {
      whole: options().find(({ key }) => key === group) ?? null,
      areas: options().filter(({ key }) => keys.includes(key)),
    };
  }),
);

export function findPlaceOption(key: string | null): PlaceOption | null {
  return options().find((option) => option.key === key) ?? null;
}

export function placeNear(text: string): PlaceOption | null {
  return findPlaceOption((findPlace(knownPlaces(), text) ?? findPlaceNear(knownPlaces(), text))?.key ?? null);
}

export function readFilters(query: Query): SearchFilters {
  return parseFilters(query, knownPlaces());
}

export function unfollowedIn(query: Query): Unfollowed {
  return readUnfollowed(query, knownPlaces());
}

export function listingsHref(filters: SearchFilters) {
  return searchHref(filters, knownPlaces());
}

export function hiddenFilters(filters: SearchFilters) {
  return filterFields(filters, knownPlaces());
}

export function searchListings(filters: SearchFilters): SearchResult {
  return search(searchIndex(), filters);
}

export function countListings(filters: SearchFilters): number {
  return countMatching(searchIndex(), filters);
}
