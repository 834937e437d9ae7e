import 'server-only';
import type { AudienceRange } from '@/lib/listings/desk/audience';
import { knownPlaces } from '@/lib/listings/search/known-places';
import { countMatching } from '@/lib/listings/search/search';
import { buildSearchIndex } from '@/lib/listings/search/search-index';
import { alertFilters } from './alerts';
import { searchEntryOf } from '@/lib/listings/list/listing-search-entry';
import type { Listing } from '@/lib/listings/catalogue/listings';

/** Returns alerts that match at any price, by their prices. `count`: alerts of a query. */
export function audienceOf(
  listing: Listing,
  queries: readonly Readonly<{ query: string; count: number }>[],
): readonly AudienceRange[] {
  const index = buildSearchIndex([searchEntryOf(listing)], knownPlaces());
  const ranges = new Map<string, AudienceRange>();
  for (const { count, query } of queries) {
    const { maxPrice: max, minPrice: min, ...filters } = alertFilters(query);
    if (countMatching(index, { ...filters, minPrice: null, maxPrice: null }) === 0) continue;
    const key = `${min}-${max}`;
    ranges.set(key, { min, max, count: count + (ranges.get(key)?.count ?? 0) });
  }
  return [...ranges.values()];
}
