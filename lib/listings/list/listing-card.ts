import 'server-only';
import { formatArea, formatFloorArea, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { translatorOf, type Translator } from '@/lib/i18n/translator';
import { hasFloorPlan } from '@/lib/listings/page/floor-plan';
import { pricePerArea } from '@/lib/listings/page/key-figures';
import { nearestBeach, nearestStation, walkMinutes } from '@/lib/listings/page/nearest';
import { listingPlaceId } from '@/lib/listings/place/listing-place';
import { listingPlace } from '@/lib/listings/page/listing-name';
import { lettingNote } from '@/lib/listings/law/letting-note';
import { priceNote } from './price-note';
import { shownPrice } from './shown-price';
import { CARD_IMAGES } from '@/lib/listings/images/card-images';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listingImages } from '@/lib/listings/images/listing-images';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { placeChain } from '@/lib/site/places';
import type { ImageView } from '@/lib/site/images';

type ListingFact =
  | Readonly<{ kind: 'builtArea' | 'plotArea'; area: string }>
  | Readonly<{ kind: 'bedrooms' | 'bathrooms'; count: number }>;

/** Formatted for one locale. */
export type ListingCardView = Readonly<{
  id: string;
  href: ReturnType<typeof listingPath>;
  title: string;
  type: Listing['type'];
  place: string;
  /** On the coast: minutes to the sea and to a station on foot. */
  walks: string;
  /** Or 'Sold' when the seller hides the price. */
  price: string;
  priceNote: string;
  /** Monthly payment, own money, or why there is none. */
  means?: string;
  isRent: boolean;
  /** `€5,951/m²` of floor or plot; null for rentals. */
  pricePerSquareMetre: string | null;
  facts: readonly ListingFact[];
  energy: Readonly<{ status: 'rated'; letter: string }> | Readonly<{ status: 'exempt' }>;
  energyLabel: string;
  lettingNote: string | null;
  status: Listing['status'];
  isFeatured: boolean;
  isNew: boolean;
  isLowered: boolean;
  imageCount: number;
  swipeCount: number;
  hasPlan: boolean;
  image: ImageView | null;
}>;

/** Fixed count, because a date limit would age with the build. */
const NEW_COUNT = 3;

const newIds = perCatalogue(
  ({ listings }): ReadonlySet<string> =>
    new Set(
      listings
        .toSorted((one, other) => other.published.localeCompare(one.published))
        .slice(0, NEW_COUNT)
        .map(({ id }) => id),
    ),
);

const made = perCatalogue(() => ({ en: new Map<string, ListingCardView>(), es: new Map<string, ListingCardView>() }));

export function getListingCard(listing: Listing, locale: Locale): ListingCardView {
  const cards = made()[locale];
  const card = cards.get(listing.id) ?? makeCard(listing, locale);
  cards.set(listing.id, card);
  return card;
}

export function makeCard(listing: Listing, locale: Locale): ListingCardView {
  const { energy, operation } = listing;
  const t = translatorOf(locale, 'listingCard');
  const price = shownPrice(listing);
  const perArea = pricePerArea(listing, locale);
  const images = listingImages(listing, locale);
  return {
    id: listing.id,
    href: listingPath(listing.id),
    title: listing.text[locale].title,
    type: listing.type,
    place: listingPlace(listing),
    walks: walksOf(listing, t),
    price: price === null ? t('sold', { operation }) : formatPrice(price, locale),
    priceNote: price === null ? '' : priceNote(listing, t, 'vatShort'),
    isRent: operation === 'rent',
    pricePerSquareMetre: perArea && `${perArea}/m²`,
    facts: factsOf(listing, locale),
    energy:
      energy.status === 'rated' ? { status: 'rated', letter: energy.consumption.letter } : { status: energy.status },
    energyLabel:
      energy.status === 'rated' ? t('energy.rated', { letter: energy.consumption.letter }) : t('energy.exempt'),
    lettingNote: lettingNote(listing, locale),
    status: listing.status,
    isFeatured: listing.featured,
    isNew: newIds().has(listing.id),
    isLowered: (listing.earlierPrices?.at(-1)?.price ?? 0) > listing.price,
    imageCount: images.length,
    swipeCount: Math.min(images.length, CARD_IMAGES),
    hasPlan: hasFloorPlan(listing),
    image: images[0] ?? null,
  };
}

function walksOf(listing: Listing, t: Translator<'listingCard'>): string {
  if (!placeChain(listingPlaceId(listing)).some(({ kind }) => kind === 'coast')) return '';
  const sea = walkMinutes(nearestBeach(listing));
  const station = walkMinutes(nearestStation(listing));
  if (sea !== null && station !== null) return t('walks.both', { sea, station });
  if (sea !== null) return t('walks.sea', { minutes: sea });
  return station === null ? '' : t('walks.station', { minutes: station });
}

function factsOf({ bathrooms, bedrooms, builtArea, plotArea }: Listing, locale: Locale): readonly ListingFact[] {
  const facts: ListingFact[] = [];
  if (builtArea !== null) facts.push({ kind: 'builtArea', area: formatFloorArea(builtArea, locale) });
  else if (plotArea !== null) facts.push({ kind: 'plotArea', area: formatArea(plotArea, locale) });
  if (bedrooms > 0) facts.push({ kind: 'bedrooms', count: bedrooms });
  if (bathrooms > 0) facts.push({ kind: 'bathrooms', count: bathrooms });
  return facts;
}
