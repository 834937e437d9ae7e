import 'server-only';
import { featureIds } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { recordOf } from '@/lib/text/record-of';
import { areaGroups } from '@/content/areas';
import { parseFilters, readUnfollowed, type Unfollowed } from '@/lib/listings/search/parse-filters';
import type { Query } from '@/lib/text/query';
import { knownPlaces } from '@/lib/listings/search/known-places';
import { findPlace, findPlaceNear } from '@/lib/listings/search/places';
import { search, type SearchResult } from '@/lib/listings/search/search';
import { placeParameter, searchHref } from '@/lib/listings/search/search-href';
import { buildSearchIndex, type SearchEntry } from '@/lib/listings/search/search-index';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { locales } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listAreas } from '@/lib/site/areas';
import { perCatalogue } from './catalogue';
import type { Listing } from './listings';

/** `value` of the query parameter. */
export type PlaceOption = Readonly<{ key: string; name: string; value: string }>;

/** `whole` if the group can be searched as one. */
export type PlaceGroup = Readonly<{ whole: PlaceOption | null; areas: readonly PlaceOption[] }>;

/** Sold listings keep their page. */
export const searchIndex = perCatalogue(({ listings }) =>
  buildSearchIndex(listings.filter(({ status }) => status !== 'sold').map(entryOf), knownPlaces),
);

const entries = new WeakMap<Listing, SearchEntry>();

/** An unchanged listing is the same object. */
function entryOf(listing: Listing): SearchEntry {
  const entry = entries.get(listing) ?? toEntry(listing);
  entries.set(listing, entry);
  return entry;
}

function toEntry(listing: Listing): SearchEntry {
  const { id, operation, type, area, price, bedrooms, builtArea, plotArea, featured, published } = listing;
  const { features, street, neighbourhood, municipality, postalCode, reference } = listing;
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
    words: [
      street ?? '',
      neighbourhood,
      municipality,
      postalCode ?? '',
      reference,
      // Typed without its hyphen.
      reference.replace(/\W/g, ''),
      typeWords[type],
      ...features.map((feature) => featureWords[feature]),
    ],
  };
}

/** What a visitor may call a type or a feature, in either language. */
const typeWords = recordOf(propertyTypes, (type) =>
  locales
    .map(
      (locale) =>
        `${translatorOf(locale, 'listingFacts')(`type.${type}`)} ${translatorOf(locale, 'searchPage')(`alsoCalled.${type}`)}`,
    )
    .join(' '),
);
const featureWords = recordOf(featureIds, (feature) =>
  locales.map((locale) => translatorOf(locale, 'listingFacts')(`features.${feature}`)).join(' '),
);

const options: readonly PlaceOption[] = knownPlaces.map(({ key, name }) => ({
  key,
  name,
  value: placeParameter(key, knownPlaces),
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

/** The place that a text names, or to which the place that it names belongs. */
export function placeNear(text: string): PlaceOption | null {
  return findPlaceOption((findPlace(knownPlaces, text) ?? findPlaceNear(knownPlaces, text))?.key ?? null);
}

export function readFilters(query: Query): SearchFilters {
  return parseFilters(query, knownPlaces);
}

export function unfollowedIn(query: Query): Unfollowed {
  return readUnfollowed(query, knownPlaces);
}

export function listingsHref(filters: SearchFilters) {
  return searchHref(filters, knownPlaces);
}

export function searchListings(filters: SearchFilters): SearchResult {
  return search(searchIndex(), filters);
}
