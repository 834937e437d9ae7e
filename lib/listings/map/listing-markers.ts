import 'server-only';
import type { Listing } from '@/content/types/listing';
import { formatShortPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { translatorOf } from '@/lib/i18n/translator';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { findListing } from '@/lib/listings/catalogue/listings';
import { listingPlaceId } from '@/lib/listings/place/listing-place';
import { fullName, placeChain } from '@/lib/site/places';
import { flagMeans } from '@/lib/listings/list/card-means';
import { listingPlace } from '@/lib/listings/page/listing-name';
import { matchingIds } from '@/lib/listings/search/search';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { searchIndex } from '@/lib/listings/list/search-page';
import { mapPoint } from '@/lib/listings/place/shown-point';
import type { MapMarker } from '@/lib/map/groups';

export type ListingMarker = MapMarker &
  Readonly<{
    href: ReturnType<typeof listingPath>;
    price: string;
    name: string;
    /** Name of the largest place around it. */
    region: string;
  }>;

const made = perCatalogue(() => ({ en: new Map<string, ListingMarker>(), es: new Map<string, ListingMarker>() }));

/** Includes all pages; listings without coordinates have no marker. */
export function listingMarkers(filters: SearchFilters, locale: Locale): readonly ListingMarker[] {
  return matchingIds(searchIndex(), filters).flatMap((id) => {
    const listing = findListing(id);
    const marker = listing && markerOf(listing, locale);
    return marker ? [{ ...marker, ...flagMeans(listing, filters, locale) }] : [];
  });
}

/** Null without coordinates. */
export function markerOf(listing: Listing, locale: Locale): ListingMarker | null {
  const known = made()[locale].get(listing.id);
  if (known) return known;
  const at = mapPoint(listing);
  if (!at) return null;
  const t = translatorOf(locale, 'listingMap');
  const region = placeChain(listingPlaceId(listing)).at(-1);
  const marker = {
    id: listing.id,
    at,
    href: listingPath(listing.id),
    price: t('price', { operation: listing.operation, amount: formatShortPrice(listing.price, locale) }),
    name: `${translatorOf(locale, 'listingFacts')(`type.${listing.type}`)}, ${listingPlace(listing)}`,
    region: region ? fullName(region) : listing.area,
  };
  made()[locale].set(listing.id, marker);
  return marker;
}
