import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { listOnMarket } from './listings';

const OFFERED = 3;

export type OfferedListings = Readonly<{ cards: readonly ListingCardView[]; listingCount: number }>;

export function readOfferedListings(locale: Locale): OfferedListings {
  const listings = listOnMarket();
  return {
    cards: listings.slice(0, OFFERED).map((listing) => getListingCard(listing, locale)),
    listingCount: listings.length,
  };
}
