import 'server-only';
import type { SearchFilters } from '@/lib/listings/search/filters';
import type { SearchResult } from '@/lib/listings/search/search';
import type { Locale } from '@/lib/i18n/locales';
import { listAreas } from '@/lib/site/areas';
import { getListingCard, type ListingCardView } from './listing-card';
import { findListing, listOnMarket } from './listings';
import { searchListings } from './search-page';

export type ListingListView = Readonly<{
  /** `page` corrected to an existing one. */
  filters: SearchFilters;
  result: SearchResult;
  cards: readonly ListingCardView[];
  /** Null without a single area. */
  aboutArea: string | null;
  /** Without filters. */
  portfolioSize: number;
}>;

export function readListingList(filters: SearchFilters, locale: Locale): ListingListView {
  const result = searchListings(filters);
  return {
    filters: { ...filters, page: result.page },
    result,
    cards: result.items.flatMap((id) => {
      const listing = findListing(id);
      return listing ? [getListingCard(listing, locale)] : [];
    }),
    aboutArea: listAreas().find(({ id }) => id === filters.area)?.about[locale] ?? null,
    portfolioSize: listOnMarket().length,
  };
}
