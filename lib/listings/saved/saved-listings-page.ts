import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getListingCard, type ListingCardView } from '@/lib/listings/listing-card';
import { findListing } from '@/lib/listings/listings';

/** A list of saved homes as it can be shown today. */
export type SavedListingsView = Readonly<{
  cards: readonly ListingCardView[];
  /** Ids of homes that are not in the portfolio any more. */
  gone: readonly string[];
}>;

/** The cards of saved homes in their order. */
export function readSavedListingsOf(ids: readonly string[], locale: Locale): SavedListingsView {
  const cards = ids.flatMap((id) => {
    const listing = findListing(id);
    return listing ? [getListingCard(listing, locale)] : [];
  });
  return { cards, gone: ids.filter((id) => findListing(id) === null) };
}
