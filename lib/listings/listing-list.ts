import 'server-only';
import type { SearchFilters } from '@/lib/listings/search/filters';
import type { SearchResult } from '@/lib/listings/search/search';
import type { Locale } from '@/lib/i18n/locales';
import { listAreas } from '@/lib/site/areas';
import { getListingCard, type ListingCardView } from './listing-card';
import { findListing, listListings } from './listings';
import { searchListings } from './search-page';

/** A page of the list of homes, as it was asked for. */
export type ListingListView = Readonly<{
  /** With the page that is shown, where the one asked for does not exist. */
  filters: SearchFilters;
  result: SearchResult;
  cards: readonly ListingCardView[];
  /** What living in the area asked for is like; null where none or a group was. */
  aboutArea: string | null;
  /** How many homes there are without any filter. */
  portfolioSize: number;
}>;

/** The homes that match the filters in the visitor's language. */
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
    portfolioSize,
  };
}

const portfolioSize = listListings().filter(({ status }) => status !== 'sold').length;
