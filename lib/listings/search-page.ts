import 'server-only';
import { areaGroups } from '@/content/areas';
import { parseFilters } from '@/lib/listings/search/parse-filters';
import type { Query } from '@/lib/text/query';
import type { Place } from '@/lib/listings/search/places';
import { search, type SearchResult } from '@/lib/listings/search/search';
import { placeParameter, searchHref } from '@/lib/listings/search/search-href';
import { buildSearchIndex, type SearchEntry } from '@/lib/listings/search/search-index';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { listAreas } from '@/lib/site/areas';
import { perCatalogue } from './catalogue';
import type { Listing } from './listings';

/** `value` of the query parameter. */
export type PlaceOption = Readonly<{ key: string; name: string; value: string }>;

/** `whole` if the group can be searched as one. */
export type PlaceGroup = Readonly<{ whole: PlaceOption | null; areas: readonly PlaceOption[] }>;

const places: readonly Place[] = [
  ...areaGroups.map(({ id, name, aliases }) => ({
    key: id,
    name,
    aliases,
    areas: listAreas()
      .filter(({ group }) => group === id)
      .map((area) => area.id),
  })),
  ...listAreas().map(({ id, name, aliases }) => ({ key: id, name, aliases, areas: [id] })),
];

/** Sold listings keep their page. */
export const searchIndex = perCatalogue(({ listings }) =>
  buildSearchIndex(listings.filter(({ status }) => status !== 'sold').map(toEntry), places),
);

function toEntry(listing: Listing): SearchEntry {
  const { id, operation, type, area, price, bedrooms, builtArea, plotArea, featured, published } = listing;
  const { street, neighbourhood, municipality, postalCode } = listing;
  return {
    id,
    operation,
    type,
    area,
    price,
    bedrooms,
    builtArea,
    plotArea,
    isFeatured: featured,
    published,
    words: [street, neighbourhood, municipality, postalCode],
  };
}

const options: readonly PlaceOption[] = places.map(({ key, name }) => ({
  key,
  name,
  value: placeParameter(key, places),
}));

const placeGroups: readonly PlaceGroup[] = ([...areaGroups.map(({ id }) => id), 'elsewhere'] as const).map((group) => {
  const keys: readonly string[] = listAreas()
    .filter((area) => area.group === group)
    .map(({ id }) => id);
  return {
    whole: options.find(({ key }) => key === group) ?? null,
    areas: options.filter(({ key }) => keys.includes(key)),
  };
});

/** In display order. */
export function listPlaceGroups(): readonly PlaceGroup[] {
  return placeGroups;
}

export function findPlaceOption(key: string | null): PlaceOption | null {
  return options.find((option) => option.key === key) ?? null;
}

export function readFilters(query: Query): SearchFilters {
  return parseFilters(query, places);
}

export function listingsHref(filters: SearchFilters) {
  return searchHref(filters, places);
}

export function searchListings(filters: SearchFilters): SearchResult {
  return search(searchIndex(), filters);
}
