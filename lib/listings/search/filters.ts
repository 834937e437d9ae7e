import type { IsoDate } from '@/content/types/common';
import type { Condition, EnergyClass, Operation } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { MapPoint } from '@/content/types/map-plan';
import type { MapBounds } from '@/lib/map/mercator';
import type { Excluded, Floor, SearchFeature } from './choices';

/** `featured` (default): featured listings, then newest. */
export const sortOrders = [
  'featured',
  'newest',
  'price-asc',
  'price-desc',
  'largest',
  'price-per-m2',
  'yield',
  'sea',
] as const;

/** Sales before lettings; other orders mix them. */
export const groupedOrders: readonly SortOrder[] = ['featured', 'price-asc', 'price-desc', 'price-per-m2', 'yield'];

export type SortOrder = (typeof sortOrders)[number];

export const listViews = ['list', 'map'] as const;

type ListView = (typeof listViews)[number];

export const residentAnswers = ['yes', 'no'] as const;

export const measures = ['price', 'monthly', 'cash'] as const;

type Measure = (typeof measures)[number];

/** EUR (rent per month), m2. Null or empty means no filter. */
export type SearchFilters = Readonly<{
  operation: Operation | null;
  /** Any matches. */
  types: readonly PropertyType[];
  areas: readonly string[];
  location: string;
  minPrice: number | null;
  maxPrice: number | null;
  /** Highest mortgage payment per month, or rent. */
  monthly: number | null;
  /** Highest cash of the buyer with a mortgage. */
  cash: number | null;
  /** The buyer lives in Spain. */
  resident: (typeof residentAnswers)[number];
  /** Null: the figure that is limited. */
  measure: Measure | null;
  beds: number | null;
  baths: number | null;
  parkingSpaces: number | null;
  minSize: number | null;
  /** All must match. */
  features: readonly SearchFeature[];
  /** None may match. */
  without: readonly Excluded[];
  conditions: readonly Condition[];
  floor: Floor | null;
  /** This class or better. */
  energy: EnergyClass | null;
  maxSea: number | null;
  availableBy: IsoDate | null;
  bounds: MapBounds | null;
  outline: readonly MapPoint[] | null;
  sort: SortOrder;
  page: number;
  advanced: boolean;
  view: ListView;
}>;

export function shownMeasure({ cash, measure, monthly }: SearchFilters): Measure {
  return measure ?? (monthly !== null ? 'monthly' : cash !== null ? 'cash' : 'price');
}

export const noFilters: SearchFilters = {
  operation: null,
  types: [],
  areas: [],
  location: '',
  minPrice: null,
  maxPrice: null,
  monthly: null,
  cash: null,
  resident: 'yes',
  measure: null,
  beds: null,
  baths: null,
  parkingSpaces: null,
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

/** Not used by alerts and matching. */
export const meansFilters = ['monthly', 'cash', 'resident'] as const;

const singleFilters = [
  'operation',
  'location',
  ...meansFilters,
  'beds',
  'baths',
  'parkingSpaces',
  'minSize',
  'floor',
  'energy',
  'maxSea',
  'availableBy',
  'bounds',
  'outline',
] as const;

const anyOfFilters = ['types', 'areas', 'conditions'] as const;

export type Filter =
  | (typeof singleFilters)[number]
  | (typeof anyOfFilters)[number]
  | 'price'
  | `features:${SearchFeature}`
  | `without:${Excluded}`;

export function appliedFilters(filters: SearchFilters): readonly Filter[] {
  const { features, without, minPrice, maxPrice } = filters;
  const all: readonly (Filter | null)[] = [
    'operation',
    'types',
    'areas',
    'location',
    minPrice === null && maxPrice === null ? null : 'price',
    ...meansFilters,
    'beds',
    'baths',
    'parkingSpaces',
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

export type FilterTag = Readonly<{
  key: string;
  filter: Filter;
  alone: SearchFilters;
  rest: SearchFilters;
}>;

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
