import { operations } from '@/content/types/listing';
import type { SortOrder } from './filters';
import type { SearchEntry } from './search-entry';

export const sizeOf = ({ builtArea, plotArea }: SearchEntry) => builtArea ?? plotArea ?? 0;

const pricePerSquareMetre = (entry: SearchEntry) => {
  const size = sizeOf(entry);
  return size > 0 ? entry.price / size : Infinity;
};

export type Comparator = (one: SearchEntry, other: SearchEntry) => number;

const byNewest: Comparator = (one, other) =>
  one.published === other.published ? 0 : one.published < other.published ? 1 : -1;

/** Metres. */
const FAR = 1e6;

/** Rents do not compare with prices: sales first. */
const saleFirst =
  (compare: Comparator): Comparator =>
  (one, other) =>
    operations.indexOf(one.operation) - operations.indexOf(other.operation) || compare(one, other);

export const comparators: Readonly<Record<SortOrder, Comparator>> = {
  featured: saleFirst(
    (one, other) => Number(other.isFeatured) - Number(one.isFeatured) || (one.isFeatured ? 0 : byNewest(one, other)),
  ),
  newest: byNewest,
  'price-asc': saleFirst((one, other) => one.price - other.price),
  'price-desc': saleFirst((one, other) => other.price - one.price),
  largest: (one, other) => (other.builtArea ?? 0) - (one.builtArea ?? 0) || (other.plotArea ?? 0) - (one.plotArea ?? 0),
  'price-per-m2': saleFirst((one, other) => pricePerSquareMetre(one) - pricePerSquareMetre(other)),
  sea: (one, other) => (one.seaMetres ?? FAR) - (other.seaMetres ?? FAR) || byNewest(one, other),
  yield: saleFirst((one, other) => (other.grossYield ?? 0) - (one.grossYield ?? 0) || byNewest(one, other)),
};
