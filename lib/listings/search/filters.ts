import type { Operation } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';

/** `featured`, the default: featured ones, then the newest. */
export const sortOrders = ['featured', 'newest', 'price-asc', 'price-desc', 'largest', 'price-per-m2'] as const;

/** Sales before lettings; the others mix them. */
export const groupedOrders: readonly SortOrder[] = ['featured', 'price-asc', 'price-desc', 'price-per-m2'];

/** Offered by the filter: at least so many. */
export const bedroomSteps: readonly number[] = [1, 2, 3, 4, 5];

export type SortOrder = (typeof sortOrders)[number];

/** EUR (rent per month), m2; null is no filter. */
export type SearchFilters = Readonly<{
  operation: Operation | null;
  type: PropertyType | null;
  /** Area or group. */
  area: string | null;
  /** Free text. */
  location: string;
  minPrice: number | null;
  maxPrice: number | null;
  /** Minimum. */
  beds: number | null;
  minSize: number | null;
  sort: SortOrder;
  page: number;
  /** Opens further filters. */
  advanced: boolean;
}>;

export const noFilters: SearchFilters = {
  operation: null,
  type: null,
  area: null,
  location: '',
  minPrice: null,
  maxPrice: null,
  beds: null,
  minSize: null,
  sort: 'featured',
  page: 1,
  advanced: false,
};

/** Filters removable one by one; price is one. */
export const filterKeys = ['operation', 'type', 'area', 'location', 'price', 'beds', 'minSize'] as const;

export type Filter = (typeof filterKeys)[number];

export function hasFilter(filters: SearchFilters, filter: Filter): boolean {
  if (filter === 'price') return filters.minPrice !== null || filters.maxPrice !== null;
  return filters[filter] !== noFilters[filter];
}

/** From the first page. */
export function withoutFilter(filters: SearchFilters, filter: Filter): SearchFilters {
  const lifted = filter === 'price' ? { minPrice: null, maxPrice: null } : { [filter]: noFilters[filter] };
  return { ...filters, ...lifted, page: 1 };
}
