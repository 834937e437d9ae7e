/** The query parameters that narrow or order the list of homes, in the order links write them. */
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
