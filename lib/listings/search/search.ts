import { foldText } from '@/lib/text/fold-text';
import { recordOf } from '@/lib/text/record-of';
import { operations, type Operation } from '@/content/types/listing';
import { propertyTypes, type PropertyType } from '@/content/types/property-type';
import { hasFilter, filterKeys } from './filters';
import type { SearchFilters, Filter } from './filters';
import { paginate, type PageOf } from '@/lib/text/paginate';
import type { SearchIndex } from './search-index';

const MAX_COUNTED_BEDROOMS = 9;

/** Number of results per choice, other filters unchanged. */
export type Facets = Readonly<{
  operation: Readonly<Record<Operation | 'all', number>>;
  type: Readonly<Record<PropertyType | 'all', number>>;
  /** By place. */
  area: Readonly<Record<string, number>>;
  /** At index n: n bedrooms or more. */
  beds: readonly number[];
}>;

export type SearchResult = PageOf<string> &
  Readonly<{
    facets: Facets;
    /** Number without each filter. */
    without: Readonly<Partial<Record<Filter, number>>>;
  }>;

const bit: Record<Filter, number> = recordOf(filterKeys, (_, position) => 1 << position);

/** Three columns, three rows. */
export const LISTINGS_PER_PAGE = 9;

/**
 * One page of matches and facet counts, in one pass. A listing failing a single filter counts for that filter's facets.
 */
export function search(index: SearchIndex, filters: SearchFilters): SearchResult {
  const matching: number[] = [];
  const failedOnce = new Map<number, number>();
  const types = new Uint32Array(propertyTypes.length);
  const kinds = new Uint32Array(operations.length);
  const areas = new Uint32Array(index.places.length);
  const bedrooms = new Uint32Array(MAX_COUNTED_BEDROOMS + 1);
  const failures = failuresOf(index, filters);

  for (const listing of index.order[filters.sort]) {
    const failed = failures(listing);
    // More than one filter failed.
    if ((failed & (failed - 1)) !== 0) continue;
    if (failed === 0) matching.push(listing);
    else failedOnce.set(failed, (failedOnce.get(failed) ?? 0) + 1);
    if (failed === 0 || failed === bit.operation) count(kinds, index.operation[listing]);
    if (failed === 0 || failed === bit.type) count(types, index.type[listing]);
    if (failed === 0 || failed === bit.area) index.inPlaces[listing]?.forEach((place) => count(areas, place));
    if (failed === 0 || failed === bit.beds) {
      count(bedrooms, Math.min(index.bedrooms[listing] ?? 0, MAX_COUNTED_BEDROOMS));
    }
  }

  const total = matching.length;
  const page = paginate(matching, filters.page, LISTINGS_PER_PAGE);
  const listingsWithout = (filter: Filter) => total + (failedOnce.get(bit[filter]) ?? 0);
  return {
    ...page,
    items: page.items.flatMap((listing) => index.ids[listing] ?? []),
    facets: {
      operation: { all: listingsWithout('operation'), ...named(operations, kinds) },
      type: { all: listingsWithout('type'), ...named(propertyTypes, types) },
      area: named(
        index.places.map(({ key }) => key),
        areas,
      ),
      beds: atLeast(bedrooms),
    },
    without: Object.fromEntries(
      filterKeys.filter((filter) => hasFilter(filters, filter)).map((filter) => [filter, listingsWithout(filter)]),
    ),
  };
}

export function matchingIds(index: SearchIndex, filters: SearchFilters): readonly string[] {
  const failures = failuresOf(index, filters);
  return index.ids.filter((_, listing) => failures(listing) === 0);
}

/** Failed filters as bits. */
function failuresOf(index: SearchIndex, filters: SearchFilters): (listing: number) => number {
  const operation = filters.operation === null ? null : operations.indexOf(filters.operation);
  const type = filters.type === null ? null : propertyTypes.indexOf(filters.type);
  const area = filters.area === null ? null : index.places.findIndex(({ key }) => key === filters.area);
  const words = typedWords(filters.location).map((word) => index.alternatives(word).map((found) => ` ${found}`));
  const { minPrice, maxPrice, beds, minSize } = filters;

  return (listing) => {
    const price = index.price[listing] ?? 0;
    let failed = 0;
    if (operation !== null && index.operation[listing] !== operation) failed |= bit.operation;
    if (type !== null && index.type[listing] !== type) failed |= bit.type;
    if (area !== null && !index.inPlaces[listing]?.includes(area)) failed |= bit.area;
    if ((minPrice !== null && price < minPrice) || (maxPrice !== null && price > maxPrice)) failed |= bit.price;
    if (beds !== null && (index.bedrooms[listing] ?? 0) < beds) failed |= bit.beds;
    if (minSize !== null && (index.size[listing] ?? 0) < minSize) failed |= bit.minSize;
    const text = index.text[listing] ?? '';
    // A space before each: word starts only.
    if (!words.every((found) => found.some((word) => text.includes(word)))) failed |= bit.location;
    return failed;
  };
}

/** Street types and small words with variants: `calle`, `carrer`, `in`. */
const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'avda avenida avinguda c calle carrer de del el en i in la las les los near paseo passeig placa plaza street the y'.split(
    ' ',
  ),
);

function typedWords(location: string): readonly string[] {
  const words = foldText(location).split(' ').filter(Boolean);
  const telling = words.filter((word) => !LITTLE_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

function count(counts: Uint32Array, position: number | undefined): void {
  if (position !== undefined) counts[position] = (counts[position] ?? 0) + 1;
}

const named = <Name extends string>(names: readonly Name[], counts: Uint32Array): Record<Name, number> =>
  recordOf(names, (_, position) => counts[position] ?? 0);

/** From exactly n to n or more. */
function atLeast(exactly: Uint32Array): readonly number[] {
  let sum = 0;
  return [...exactly]
    .toReversed()
    .map((listings) => (sum += listings))
    .toReversed();
}
