import type { IsoDate } from '@/content/types/common';
import type { Condition, EnergyClass, Operation } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { MapPoint } from '@/content/types/map-plan';
import type { MapBounds } from '@/lib/map/mercator';
import type { Excluded, Floor, SearchFeature } from './choices';

/** `featured`, the default: featured ones, then the newest. */
export const sortOrders = [
  'featured',
  'newest',
  'price-asc',
  'price-desc',
  'largest',
  'price-per-m2',
  'yield',
] as const;

/** Sales before lettings; the others mix them. */
export const groupedOrders: readonly SortOrder[] = ['featured', 'price-asc', 'price-desc', 'price-per-m2', 'yield'];

export type SortOrder = (typeof sortOrders)[number];

export const listViews = ['list', 'map'] as const;

type ListView = (typeof listViews)[number];

/** EUR (rent per month), m2; null or empty is no filter. */
export type SearchFilters = Readonly<{
  operation: Operation | null;
  /** Any of them. */
  types: readonly PropertyType[];
  /** Keys of places, any of them: areas or groups. */
  areas: readonly string[];
  /** Free text. */
  location: string;
  minPrice: number | null;
  maxPrice: number | null;
  /** Minimum. */
  beds: number | null;
  /** Minimum. */
  baths: number | null;
  minSize: number | null;
  /** All of them. */
  features: readonly SearchFeature[];
  /** None of them. */
  without: readonly Excluded[];
  /** Any of them. */
  conditions: readonly Condition[];
  floor: Floor | null;
  /** This class or a better one. */
  energy: EnergyClass | null;
  /** Metres on foot to a beach. */
  maxSea: number | null;
  availableBy: IsoDate | null;
  /** Part of the map. */
  bounds: MapBounds | null;
  /** Corners of an area drawn on the map. */
  outline: readonly MapPoint[] | null;
  sort: SortOrder;
  page: number;
  /** Opens further filters. */
  advanced: boolean;
  /** The map beside the list. */
  view: ListView;
}>;

export const noFilters: SearchFilters = {
  operation: null,
  types: [],
  areas: [],
  location: '',
  minPrice: null,
  maxPrice: null,
  beds: null,
  baths: null,
  minSize: null,
  features: [],
  without: [],
  conditions: [],
  floor: null,
  energy: null,
  maxSea: null,
  availableBy: null,
  bounds: null,
  outline: null,
  sort: 'featured',
  page: 1,
  advanced: false,
  view: 'list',
};

/** Fields of which one value at most is given. */
const singleFilters = [
  'operation',
  'location',
  'beds',
  'baths',
  'minSize',
  'floor',
  'energy',
  'maxSea',
  'availableBy',
  'bounds',
  'outline',
] as const;

/** Fields of which any value will do. */
const anyOfFilters = ['types', 'areas', 'conditions'] as const;

/** What a listing can fail: each feature is a filter of its own, the two prices are one. */
export type Filter =
  | (typeof singleFilters)[number]
  | (typeof anyOfFilters)[number]
  | 'price'
  | `features:${SearchFeature}`
  | `without:${Excluded}`;

/** In the order of the form. */
export function appliedFilters(filters: SearchFilters): readonly Filter[] {
  const { features, without, minPrice, maxPrice } = filters;
  const all: readonly (Filter | null)[] = [
    'operation',
    'types',
    'areas',
    'location',
    minPrice === null && maxPrice === null ? null : 'price',
    'beds',
    'baths',
    'minSize',
    ...features.map((feature) => `features:${feature}` as const),
    ...without.map((feature) => `without:${feature}` as const),
    'conditions',
    'floor',
    'energy',
    'maxSea',
    'availableBy',
    'bounds',
    'outline',
  ];
  return all.filter((filter): filter is Filter => filter !== null && (!isField(filter) || isSet(filters, filter)));
}

/** From the first page. */
export function withoutFilter(filters: SearchFilters, filter: Filter): SearchFilters {
  return { ...filters, ...lifted(filters, filter), page: 1 };
}

function lifted(filters: SearchFilters, filter: Filter): Partial<SearchFilters> {
  if (filter === 'price') return { minPrice: null, maxPrice: null };
  if (isField(filter)) return { [filter]: noFilters[filter] };
  const { features, without } = filters;
  return filter.startsWith('features:')
    ? { features: features.filter((feature) => filter !== `features:${feature}`) }
    : { without: without.filter((feature) => filter !== `without:${feature}`) };
}

type Field = (typeof singleFilters)[number] | (typeof anyOfFilters)[number];

function isField(filter: Filter): filter is Field {
  return [...singleFilters, ...anyOfFilters].some((field) => field === filter);
}

function isSet(filters: SearchFilters, field: Field): boolean {
  const value = filters[field];
  return Array.isArray(value) ? value.length > 0 : value !== noFilters[field];
}

/** A filter as people take it away: of several values that would do, each by itself. */
export type FilterTag = Readonly<{
  key: string;
  filter: Filter;
  /** With no other value of it: for its label. */
  alone: SearchFilters;
  /** From the first page. */
  rest: SearchFilters;
}>;

/** In the order of the form. */
export function filterTags(filters: SearchFilters): readonly FilterTag[] {
  return appliedFilters(filters).flatMap((filter): readonly FilterTag[] => {
    const anyOf = anyOfFilters.find((field) => field === filter);
    if (!anyOf) return [{ key: filter, filter, alone: filters, rest: withoutFilter(filters, filter) }];
    const values: readonly string[] = filters[anyOf];
    return values.map((value) => ({
      key: `${anyOf}:${value}`,
      filter,
      alone: { ...filters, [anyOf]: [value] },
      rest: { ...filters, [anyOf]: values.filter((other) => other !== value), page: 1 },
    }));
  });
}
