import 'server-only';
import { withoutFilter, type SearchFilters } from '@/lib/listings/search/filters';
import type { SearchResult } from '@/lib/listings/search/search';
import type { Locale } from '@/lib/i18n/locales';
import { listAreas } from '@/lib/site/areas';
import { placeChain } from '@/lib/site/places';
import { getListingCard, type ListingCardView } from './listing-card';
import { cardMeans } from './card-means';
import { findListing, listOnMarket } from '@/lib/listings/catalogue/listings';
import { findPlaceOption, placeNear, searchListings, type PlaceOption } from './search-page';

export type ListingListView = Readonly<{
  filters: SearchFilters;
  result: SearchResult;
  cards: readonly ListingCardView[];
  aboutArea: string | null;
  nearby: Readonly<{ place: PlaceOption; filters: SearchFilters; total: number }> | null;
  portfolioSize: number;
}>;

export function readListingList(filters: SearchFilters, locale: Locale): ListingListView {
  const result = searchListings(filters);
  return {
    filters: { ...filters, page: result.page },
    result,
    cards: result.items.flatMap((id) => {
      const listing = findListing(id);
      return listing ? [{ ...getListingCard(listing, locale), ...cardMeans(listing, filters, locale) }] : [];
    }),
    aboutArea:
      listAreas().find(({ id }) => filters.areas.length === 1 && id === filters.areas[0])?.about?.[locale] ?? null,
    nearby: result.total === 0 ? nearbyOf(filters) : null,
    portfolioSize: listOnMarket().length,
  };
}

function nearbyOf(filters: SearchFilters): ListingListView['nearby'] {
  for (const place of placesAround(filters)) {
    const wider = { ...withoutFilter(filters, 'location'), areas: [place.key] };
    const { total } = searchListings(wider);
    if (total > 0) return { place, filters: wider, total };
  }
  return null;
}

/** Smallest place first. */
function placesAround({ areas, location }: SearchFilters): readonly PlaceOption[] {
  const [area] = areas;
  if (areas.length > 1) return [];
  if (area === undefined) return [placeNear(location) ?? []].flat();
  const around = placeChain(area).slice(1);
  return location === '' ? around.flatMap(({ id }) => findPlaceOption(id) ?? []) : [];
}
