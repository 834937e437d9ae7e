import 'server-only';
import { matchingIds } from '@/lib/listings/search/search';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { isHiddenListing } from '@/lib/site/samples';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { findListing, listOnMarket } from '@/lib/listings/catalogue/listings';
import { listingsHref, readFilters, searchIndex } from '@/lib/listings/list/search-page';

/** Alerts and matching take no limits of what a buyer can pay. */
export function alertFilters(query: string): SearchFilters {
  const { sort, page, advanced, view, monthly, cash, resident, measure } = noFilters;
  const ofLists = { sort, page, advanced, view };
  return { ...readFilters(new URLSearchParams(query)), ...ofLists, monthly, cash, resident, measure };
}

/** Without order and page; `''` for all listings. */
export function canonicalQuery(query: string): string {
  return listingsHref(alertFilters(query)).split('?')[1] ?? '';
}

export function alertHref(query: string) {
  return listingsHref(alertFilters(query));
}

/** Returns asking prices, EUR (rent per month), without sold listings. */
export function listAskingPrices(): readonly Readonly<{ id: string; price: number }>[] {
  return listOnMarket().map(({ id, price }) => ({ id, price: Math.round(price) }));
}

export function listHiddenPrices(): readonly Readonly<{ id: string; price: number }>[] {
  return contentListings
    .filter(({ id }) => isHiddenListing({ id, source: 'files' }) && !findListing(id))
    .map(({ id, price }) => ({ id, price: Math.round(price) }));
}

export function matchingPrices(query: string): ReadonlyMap<string, number> {
  const ids = matchingIds(searchIndex(), alertFilters(query));
  return new Map(ids.map((id) => [id, Math.round(findListing(id)?.price ?? 0)]));
}
