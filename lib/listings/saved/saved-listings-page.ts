import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { findListing } from '@/lib/listings/catalogue/listings';

export type SavedListingsPage = Readonly<{
  cards: readonly ListingCardView[];
  gone: readonly string[];
}>;

export function readSavedListingsOf(ids: readonly string[], locale: Locale): SavedListingsPage {
  const cards = ids.flatMap((id) => {
    const listing = findListing(id);
    return listing ? [getListingCard(listing, locale)] : [];
  });
  return { cards, gone: ids.filter((id) => findListing(id) === null) };
}
