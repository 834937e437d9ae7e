import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { getListingCard } from '@/lib/listings/list/listing-card';
import { findListing } from '@/lib/listings/catalogue/listings';
import { fallbackPath, withAltText } from '@/lib/site/images';

export type ChosenListingView = Readonly<{
  title: string;
  /** Includes the price note. */
  price: string;
  place: string;
  facts: string;
  image: Readonly<{ src: string; width: number; height: number; alt: string }> | null;
}>;

export function chosenListing(id: string, locale: Locale): ChosenListingView | null {
  const listing = findListing(id);
  if (!listing) return null;
  const t = translatorOf(locale, 'listingCard');
  const tImages = translatorOf(locale, 'images');
  const { energyLabel, facts, image, place, price, priceNote, title } = getListingCard(listing, locale);
  const shown = image && withAltText(image, tImages);
  return {
    title,
    price: `${price} ${priceNote}`.trim(),
    place,
    facts: [
      ...facts.map((fact) => ('area' in fact ? fact.area : `${fact.count} ${t(fact.kind, { count: fact.count })}`)),
      energyLabel,
    ].join(' · '),
    image: shown && { src: fallbackPath(shown.name), width: shown.width, height: shown.height, alt: shown.alt },
  };
}
