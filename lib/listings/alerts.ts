import 'server-only';
import { matchingIds } from '@/lib/listings/search/search';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { listListings } from './listings';
import { listingsHref, readFilters, searchIndex } from './search-page';

/** The filters of a kept search; whatever the text is, they are such as the list knows. */
export function alertFilters(query: string): SearchFilters {
  const { sort, page, advanced } = noFilters;
  return { ...readFilters(new URLSearchParams(query)), sort, page, advanced };
}

/** The same search is the same text, however its address was written: without order and page, `''` for all homes. */
export function canonicalQuery(query: string): string {
  return listingsHref(alertFilters(query)).split('?')[1] ?? '';
}

/** The address of the list with a kept search. */
export function alertHref(query: string) {
  return listingsHref(alertFilters(query));
}

/** What every home of the portfolio asks now, EUR (a rent per month); without what is sold. */
export function listAskingPrices(): readonly Readonly<{ id: string; price: number }>[] {
  return listListings()
    .filter(({ status }) => status !== 'sold')
    .map(({ id, price }) => ({ id, price: Math.round(price) }));
}

const asking: ReadonlyMap<string, number> = new Map(listAskingPrices().map(({ id, price }) => [id, price]));

/** The prices of the homes that match a kept search, by their id. */
export function matchingPrices(query: string): ReadonlyMap<string, number> {
  return new Map(matchingIds(searchIndex, alertFilters(query)).map((id) => [id, asking.get(id) ?? 0]));
}
