import { foldText } from '@/lib/text/fold-text';
import { recordOf } from '@/lib/text/record-of';
import { operations, type Operation } from '@/content/types/listing';
import { propertyTypes, type PropertyType } from '@/content/types/property-type';
import { similarWords } from '@/lib/text/similar-words';
import { sortOrders, type SortOrder } from './filters';
import type { Place } from './places';

/** m2, EUR. */
export type SearchEntry = Readonly<{
  id: string;
  operation: Operation;
  type: PropertyType;
  area: string;
  price: number;
  bedrooms: number;
  builtArea: number | null;
  plotArea: number | null;
  isFeatured: boolean;
  /** ISO date. */
  published: string;
  /** Street, neighbourhood, town, post code, reference, names of type and features. */
  words: readonly string[];
}>;

/** Columns: a search reads each once, without sorting or folding. */
export type SearchIndex = Readonly<{
  ids: readonly string[];
  places: readonly Place[];
  operation: Uint8Array;
  type: Uint8Array;
  /** Positions in `places`, per listing. */
  inPlaces: readonly (readonly number[])[];
  price: Float64Array;
  bedrooms: Uint16Array;
  /** Floor area; plot for land. */
  size: Float64Array;
  /** Folded names, a space before each word. */
  text: readonly string[];
  /** The word itself, or, where no listing has it, words that are a slip of the finger away. */
  alternatives: (word: string) => readonly string[];
  /** Positions in each order. */
  order: Readonly<Record<SortOrder, Uint32Array>>;
}>;

/** Built once per portfolio. */
export function buildSearchIndex(entries: readonly SearchEntry[], places: readonly Place[]): SearchIndex {
  const placesOf = new Map(entries.map(({ area }) => [area, positionsHolding(area, places)]));
  const text = entries.map((entry) => searchableText(entry, placesOf.get(entry.area) ?? [], places));
  return {
    ids: entries.map(({ id }) => id),
    places,
    operation: Uint8Array.from(entries, ({ operation }) => operations.indexOf(operation)),
    type: Uint8Array.from(entries, ({ type }) => propertyTypes.indexOf(type)),
    inPlaces: entries.map(({ area }) => placesOf.get(area) ?? []),
    price: Float64Array.from(entries, ({ price }) => price),
    bedrooms: Uint16Array.from(entries, ({ bedrooms }) => bedrooms),
    size: Float64Array.from(entries, sizeOf),
    text,
    alternatives: alternativesIn(text),
    order: recordOf(sortOrders, (sort) => Uint32Array.from(sorted(entries, comparators[sort]))),
  };
}

const sizeOf = ({ builtArea, plotArea }: SearchEntry) => builtArea ?? plotArea ?? 0;

const pricePerSquareMetre = (entry: SearchEntry) => {
  const size = sizeOf(entry);
  return size > 0 ? entry.price / size : Infinity;
};

type Comparator = (one: SearchEntry, other: SearchEntry) => number;

const byNewest: Comparator = (one, other) =>
  one.published === other.published ? 0 : one.published < other.published ? 1 : -1;

/** Rents do not compare with prices: sales first. */
const saleFirst =
  (compare: Comparator): Comparator =>
  (one, other) =>
    operations.indexOf(one.operation) - operations.indexOf(other.operation) || compare(one, other);

const comparators: Readonly<Record<SortOrder, Comparator>> = {
  // In portfolio order.
  featured: saleFirst(
    (one, other) => Number(other.isFeatured) - Number(one.isFeatured) || (one.isFeatured ? 0 : byNewest(one, other)),
  ),
  newest: byNewest,
  'price-asc': saleFirst((one, other) => one.price - other.price),
  'price-desc': saleFirst((one, other) => other.price - one.price),
  // Floors before plots of any size.
  largest: (one, other) => (other.builtArea ?? 0) - (one.builtArea ?? 0) || (other.plotArea ?? 0) - (one.plotArea ?? 0),
  'price-per-m2': saleFirst((one, other) => pricePerSquareMetre(one) - pricePerSquareMetre(other)),
};

/** Stable sort of positions. */
function sorted(entries: readonly SearchEntry[], compare: Comparator): readonly number[] {
  return entries
    .map((entry, position) => ({ entry, position }))
    .sort((one, other) => compare(one.entry, other.entry))
    .map(({ position }) => position);
}

function positionsHolding(area: string, places: readonly Place[]): readonly number[] {
  return places.flatMap((place, position) => (place.areas.includes(area) ? [position] : []));
}

function searchableText(entry: SearchEntry, positions: readonly number[], places: readonly Place[]): string {
  const names = positions.flatMap((position) => {
    const place = places[position];
    return place ? [place.name, ...place.aliases] : [];
  });
  return ` ${foldedWords(entry)} ${foldText(names.join(' '))}`;
}

const folded = new WeakMap<SearchEntry, string>();

/** Folding thousands of texts takes a while: an entry that stays is folded once. */
function foldedWords(entry: SearchEntry): string {
  const known = folded.get(entry) ?? foldText(entry.words.join(' '));
  folded.set(entry, known);
  return known;
}

function alternativesIn(text: readonly string[]): SearchIndex['alternatives'] {
  let similar: ((word: string) => readonly string[]) | null = null;
  return (word) => {
    if (text.some((names) => names.includes(` ${word}`))) return [word];
    similar ??= similarWords(new Set(text.flatMap((names) => names.split(' '))));
    return similar(word);
  };
}
