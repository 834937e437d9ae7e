import type { MapPoint } from '@/content/types/map-plan';
import { conditions, energyClasses, operations } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { searchFeatures, type SearchFeature } from './choices';
import type { SortOrder } from './filters';
import { comparators, sizeOf, type Comparator } from './orders';
import type { Place } from './places';
import type { SearchEntry } from './search-entry';
import { alternativesIn, searchableOf } from './searchable-text';

/** Columns, so that a search reads each once. */
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
  parkingSpaces: Uint8Array;
  size: Float64Array;
  /** One bit per entry of `searchFeatures`. */
  features: Uint32Array;
  /** Position in `conditions`; -1 when unknown. */
  condition: Int8Array;
  /** 0 is the ground floor; NaN for houses and land. */
  floor: Float64Array;
  /** Position in `energyClasses`; infinite without a class. */
  energy: Float64Array;
  /** Walking metres; infinite beyond walking distance. */
  sea: Float64Array;
  /** NaN when they cannot be calculated. */
  means: Readonly<Record<'yes' | 'no', Readonly<Record<'monthly' | 'cash', Float64Array>>>>;
  /** ISO date, `''` for now. */
  available: readonly string[];
  points: readonly (MapPoint | null)[];
  /** Folded names with a space before each word. */
  text: readonly string[];
  /** Includes similar words when no listing has the word. */
  alternatives: (word: string) => readonly string[];
  inOrder: (sort: SortOrder) => Uint32Array;
}>;

export function buildSearchIndex(entries: readonly SearchEntry[], places: readonly Place[]): SearchIndex {
  const areas = new Set(entries.map(({ area }) => area));
  const placesOf = new Map([...areas].map((area) => [area, positionsHolding(area, places)]));
  const searchable = entries.map((entry) => searchableOf(entry, places));
  const text = searchable.map((one) => one.text);
  return {
    ids: entries.map(({ id }) => id),
    places,
    operation: Uint8Array.from(entries, ({ operation }) => operations.indexOf(operation)),
    type: Uint8Array.from(entries, ({ type }) => propertyTypes.indexOf(type)),
    inPlaces: entries.map(({ area }) => placesOf.get(area) ?? []),
    price: Float64Array.from(entries, ({ price }) => price),
    bedrooms: Uint16Array.from(entries, ({ bedrooms }) => bedrooms),
    bathrooms: Uint16Array.from(entries, ({ bathrooms }) => bathrooms),
    parkingSpaces: Uint8Array.from(entries, ({ parkingSpaces }) => parkingSpaces),
    size: Float64Array.from(entries, sizeOf),
    features: Uint32Array.from(entries, ({ features }) => featureBits(features)),
    condition: Int8Array.from(entries, ({ condition }) => (condition === null ? -1 : conditions.indexOf(condition))),
    floor: Float64Array.from(entries, ({ floor }) => floor ?? NaN),
    energy: Float64Array.from(entries, ({ energy }) => (energy === null ? Infinity : energyClasses.indexOf(energy))),
    sea: Float64Array.from(entries, ({ seaMetres }) => seaMetres ?? Infinity),
    means: { yes: meansColumns(entries, 'yes'), no: meansColumns(entries, 'no') },
    available: entries.map(({ availableFrom }) => (availableFrom === 'now' ? '' : availableFrom)),
    points: entries.map(({ point }) => point),
    text,
    alternatives: alternativesIn(searchable),
    inOrder: ordersOf(entries),
  };
}

const meansColumns = (entries: readonly SearchEntry[], resident: 'yes' | 'no') => ({
  monthly: Float64Array.from(entries, ({ means }) => means[resident]?.monthly ?? NaN),
  cash: Float64Array.from(entries, ({ means }) => means[resident]?.cash ?? NaN),
});

export function featureBits(features: readonly SearchFeature[]): number {
  return features.reduce((bits, feature) => bits | (1 << searchFeatures.indexOf(feature)), 0);
}

function ordersOf(entries: readonly SearchEntry[]): SearchIndex['inOrder'] {
  const orders = new Map<SortOrder, Uint32Array>();
  return (sort) => {
    const order = orders.get(sort) ?? Uint32Array.from(sorted(entries, comparators[sort]));
    orders.set(sort, order);
    return order;
  };
}

function sorted(entries: readonly SearchEntry[], compare: Comparator): readonly number[] {
  return entries
    .map((entry, position) => ({ entry, position }))
    .sort((one, other) => compare(one.entry, other.entry))
    .map(({ position }) => position);
}

function positionsHolding(area: string, places: readonly Place[]): readonly number[] {
  return places.flatMap((place, position) => (place.areas.includes(area) ? [position] : []));
}
