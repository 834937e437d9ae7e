import type { SearchFilters } from './filters';

export const filterParameters = [
  'operation',
  'type',
  'area',
  'location',
  'minPrice',
  'maxPrice',
  'monthly',
  'cash',
  'resident',
  'measure',
  'beds',
  'baths',
  'parkingSpaces',
  'minSize',
  'features',
  'without',
  'condition',
  'floor',
  'energy',
  'maxSea',
  'availableBy',
  'bounds',
  'outline',
  'sort',
  'page',
  'advanced',
  'view',
] as const;

export type FilterParameter = (typeof filterParameters)[number];

export const listParameters = ['type', 'area', 'features', 'without', 'condition'] as const;

export type ListParameter = (typeof listParameters)[number];

const plurals: Readonly<Partial<Record<FilterParameter, keyof SearchFilters>>> = {
  type: 'types',
  area: 'areas',
  condition: 'conditions',
};

export const fieldOf = (parameter: FilterParameter): keyof SearchFilters =>
  plurals[parameter] ?? (parameter as keyof SearchFilters);
