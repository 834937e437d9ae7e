import 'server-only';
import { noFilters } from '@/lib/listings/search/filters';
import type { Facets } from '@/lib/listings/search/search';
import type { Locale } from '@/lib/i18n/locales';
import { getListingCard, type ListingCardView } from './listing-card';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { listPlaceGroups, searchListings } from './search-page';

export type BuyPageView = Readonly<{
  listings: readonly ListingCardView[];
  counts: Facets['type'];
  placeNames: readonly string[];
}>;

const SAMPLE_SIZE = 3;

export function readBuyPage(locale: Locale): BuyPageView {
  return {
    listings: listOnMarket()
      .slice(0, SAMPLE_SIZE)
      .map((listing) => getListingCard(listing, locale)),
    counts: searchListings(noFilters).facets.type,
    placeNames: listPlaceGroups().flatMap(({ whole, areas }) =>
      [whole, ...areas].flatMap((place) => place?.name ?? []),
    ),
  };
}
