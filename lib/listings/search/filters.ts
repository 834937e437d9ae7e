import type { Operation } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';

/** `featured` is the default: the featured homes as they stand, then the newest. */
export const sortOrders = ['featured', 'newest', 'price-asc', 'price-desc', 'largest', 'price-per-m2'] as const;

/** The orders that have every home for sale before those to rent; the others go by what both have. */
export const groupedOrders: readonly SortOrder[] = ['featured', 'price-asc', 'price-desc', 'price-per-m2'];

export type SortOrder = (typeof sortOrders)[number];

/** What a visitor asked for. Prices in EUR (a rent per month), sizes in m2; null is no wish. */
export type SearchFilters = Readonly<{
  operation: Operation | null;
  type: PropertyType | null;
  /** Key of a place: an area, or a group of areas. */
  area: string | null;
  /** Free text, `''` for none. */
  location: string;
  minPrice: number | null;
  maxPrice: number | null;
  /** At least so many bedrooms. */
  beds: number | null;
  minSize: number | null;
  sort: SortOrder;
  page: number;
  /** Shows the further filters at once, as the advanced search of other pages asks. */
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

/** The wishes that can each be lifted on their own; the two ends of the price are one. */
export const wishes = ['operation', 'type', 'area', 'location', 'price', 'beds', 'minSize'] as const;

export type Filter = (typeof wishes)[number];

/** Whether a wish was made. */
export function hasFilter(filters: SearchFilters, wish: Filter): boolean {
  if (wish === 'price') return filters.minPrice !== null || filters.maxPrice !== null;
  return filters[wish] !== noFilters[wish];
}

/** The filters with one wish lifted, from the first page on. */
export function withoutFilter(filters: SearchFilters, wish: Filter): SearchFilters {
  const lifted = wish === 'price' ? { minPrice: null, maxPrice: null } : { [wish]: noFilters[wish] };
  return { ...filters, ...lifted, page: 1 };
}
