import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listingPlaceView, type ListingPlaceView } from '@/lib/listings/map/listing-place';
import { hasDrawnStreets } from '@/lib/map/drawn-streets';
import type { Listing } from '@/content/types/listing';

export type ParticularsPlace = ListingPlaceView & Readonly<{ heading: string; alt: string; note: string }>;

/** Null where the orientation map has no streets. */
export function particularsPlace(listing: Listing, locale: Locale): ParticularsPlace | null {
  const place = listingPlaceView(listing);
  if (!place || !hasDrawnStreets(place.at)) return null;
  const t = translatorOf(locale, 'listingMap');
  const sheet = translatorOf(locale, 'listingPage.sheet');
  const isExact = place.radius === null;
  const bare = (words: string) => words;
  return {
    ...place,
    heading: sheet('place'),
    alt: t('around', { place: listing.neighbourhood, kind: isExact ? 'exact' : 'circle' }),
    note: [t(isExact ? 'exact' : 'shifted'), t.markup('attribution', { osm: bare, city: bare })].join(' '),
  };
}
