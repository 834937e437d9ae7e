import { foldText } from '@/lib/text/fold-text';
import { recordOf } from '@/lib/text/record-of';
import type { MapPoint } from '@/content/types/map-plan';
import { conditions, energyClasses, operations } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { similarWords } from '@/lib/text/similar-words';
import { searchFeatures, type SearchFeature } from './choices';
import { sortOrders, type SortOrder } from './filters';
import { comparators, sizeOf, type Comparator } from './orders';
import type { Place } from './places';
import type { SearchEntry } from './search-entry';

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
  bathrooms: Uint16Array;
  /** Floor area; plot for land. */
  size: Float64Array;
  /** A bit for each of `searchFeatures`. */
  features: Uint32Array;
  /** Position in `conditions`; -1 where it is not known. */
  condition: Int8Array;
  /** 0 is the ground floor; NaN where there is none: houses and land. */
  floor: Float64Array;
  /** Position in `energyClasses`; infinite without a class. */
  energy: Float64Array;
  /** Metres on foot to the nearest beach; infinite where none is within walking distance. */
  sea: Float64Array;
  /** ISO date, `''` for now. */
  available: readonly string[];
  /** Where the map shows it; null where nobody knows. */
  points: readonly (MapPoint | null)[];
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
    bathrooms: Uint16Array.from(entries, ({ bathrooms }) => bathrooms),
    size: Float64Array.from(entries, sizeOf),
    features: Uint32Array.from(entries, ({ features }) => featureBits(features)),
    condition: Int8Array.from(entries, ({ condition }) => (condition === null ? -1 : conditions.indexOf(condition))),
    floor: Float64Array.from(entries, ({ floor }) => floor ?? NaN),
    energy: Float64Array.from(entries, ({ energy }) => (energy === null ? Infinity : energyClasses.indexOf(energy))),
    sea: Float64Array.from(entries, ({ seaMetres }) => seaMetres ?? Infinity),
    available: entries.map(({ availableFrom }) => (availableFrom === 'now' ? '' : availableFrom)),
    points: entries.map(({ point }) => point),
    text,
    alternatives: alternativesIn(text),
    order: recordOf(sortOrders, (sort) => Uint32Array.from(sorted(entries, comparators[sort]))),
  };
}

/** A bit for each. */
export function featureBits(features: readonly SearchFeature[]): number {
  return features.reduce((bits, feature) => bits | (1 << searchFeatures.indexOf(feature)), 0);
}

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
