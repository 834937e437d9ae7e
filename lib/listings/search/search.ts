import { recordOf } from '@/lib/text/record-of';
import { operations, type Operation } from '@/content/types/listing';
import { propertyTypes, type PropertyType } from '@/content/types/property-type';
import { paginate, type PageOf } from '@/lib/text/paginate';
import { checksOf, type Check } from './checks';
import { searchFeatures, type SearchFeature } from './choices';
import type { SearchFilters, Filter } from './filters';
import type { SearchIndex } from './search-index';

const MAX_COUNTED_ROOMS = 9;

/** Result counts per choice, other filters unchanged. */
export type Facets = Readonly<{
  operation: Readonly<Record<Operation | 'all', number>>;
  type: Readonly<Record<PropertyType | 'all', number>>;
  area: Readonly<Record<string, number>>;
  /** Index n: n bedrooms or more. */
  beds: readonly number[];
  baths: readonly number[];
  features: Readonly<Record<SearchFeature, number>>;
}>;

export type SearchResult = PageOf<string> &
  Readonly<{
    facets: Facets;
    without: Readonly<Partial<Record<Filter, number>>>;
  }>;

/** Three columns, three rows. */
export const LISTINGS_PER_PAGE = 9;

/** A listing that fails one filter counts for its facets. */
export function search(index: SearchIndex, filters: SearchFilters): SearchResult {
  const matching: number[] = [];
  const failedOnce = new Map<Filter, number>();
  const types = new Uint32Array(propertyTypes.length);
  const kinds = new Uint32Array(operations.length);
  const areas = new Uint32Array(index.places.length);
  const bedrooms = new Uint32Array(MAX_COUNTED_ROOMS + 1);
  const bathrooms = new Uint32Array(MAX_COUNTED_ROOMS + 1);
  const features = new Uint32Array(searchFeatures.length);
  const checks = checksOf(index, filters);

  for (const listing of index.inOrder(filters.sort)) {
    const failed = onlyFailure(checks, listing);
    if (failed === 'several') continue;
    if (failed === null) {
      matching.push(listing);
      const bits = index.features[listing] ?? 0;
      for (let feature = 0; feature < features.length; feature += 1) {
        if ((bits & (1 << feature)) !== 0) count(features, feature);
      }
    } else failedOnce.set(failed, (failedOnce.get(failed) ?? 0) + 1);
    if (failed === null || failed === 'operation') count(kinds, index.operation[listing]);
    if (failed === null || failed === 'types') count(types, index.type[listing]);
    if (failed === null || failed === 'areas') index.inPlaces[listing]?.forEach((place) => count(areas, place));
    if (failed === null || failed === 'beds') count(bedrooms, countedRooms(index.bedrooms[listing]));
    if (failed === null || failed === 'baths') count(bathrooms, countedRooms(index.bathrooms[listing]));
  }

  const total = matching.length;
  const page = paginate(calculatedFirst(index, filters, matching), filters.page, LISTINGS_PER_PAGE);
  const listingsWithout = (filter: Filter) => total + (failedOnce.get(filter) ?? 0);
  return {
    ...page,
    items: page.items.flatMap((listing) => index.ids[listing] ?? []),
    facets: {
      operation: { all: listingsWithout('operation'), ...named(operations, kinds) },
      type: { all: listingsWithout('types'), ...named(propertyTypes, types) },
      area: named(
        index.places.map(({ key }) => key),
        areas,
      ),
      beds: atLeast(bedrooms),
      baths: atLeast(bathrooms),
      features: named(searchFeatures, features),
    },
    without: Object.fromEntries(checks.map(({ filter }) => [filter, listingsWithout(filter)])),
  };
}

function calculatedFirst(index: SearchIndex, filters: SearchFilters, matching: readonly number[]): readonly number[] {
  if (filters.monthly === null && filters.cash === null) return matching;
  const { cash } = index.means[filters.resident];
  const isKnown = (listing: number) => !Number.isNaN(cash[listing]);
  return [...matching.filter(isKnown), ...matching.filter((listing) => !isKnown(listing))];
}

export function countMatching(index: SearchIndex, filters: SearchFilters): number {
  const checks = checksOf(index, filters);
  return index.ids.reduce((total, _, listing) => (passes(checks, listing) ? total + 1 : total), 0);
}

export function matchingIds(index: SearchIndex, filters: SearchFilters): readonly string[] {
  const checks = checksOf(index, filters);
  return index.ids.filter((_, listing) => passes(checks, listing));
}

const passes = (checks: readonly Check[], listing: number) => !checks.some(({ fails }) => fails(listing));

function onlyFailure(checks: readonly Check[], listing: number): Filter | 'several' | null {
  let failed: Filter | null = null;
  for (const { filter, fails } of checks) {
    if (!fails(listing)) continue;
    if (failed !== null) return 'several';
    failed = filter;
  }
  return failed;
}

const countedRooms = (rooms = 0) => Math.min(rooms, MAX_COUNTED_ROOMS);

function count(counts: Uint32Array, position: number | undefined): void {
  if (position !== undefined) counts[position] = (counts[position] ?? 0) + 1;
}

const named = <Name extends string>(names: readonly Name[], counts: Uint32Array): Record<Name, number> =>
  recordOf(names, (_, position) => counts[position] ?? 0);

function atLeast(exactly: Uint32Array): readonly number[] {
  let sum = 0;
  return [...exactly]
    .toReversed()
    .map((listings) => (sum += listings))
    .toReversed();
}
