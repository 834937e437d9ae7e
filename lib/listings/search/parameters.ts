/** In the order links use. */
export const filterParameters = [
  'operation',
  'type',
  'area',
  'location',
  'minPrice',
  'maxPrice',
  'beds',
  'minSize',
  'sort',
  'page',
  'advanced',
] as const;

export type FilterParameter = (typeof filterParameters)[number];
