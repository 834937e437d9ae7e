import 'server-only';
import { featureIds } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { recordOf } from '@/lib/text/record-of';
import { locales } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { featuresFor, METRES_A_MINUTE, searchFeatures, type SearchFeature } from '@/lib/listings/search/choices';
import type { SearchEntry } from '@/lib/listings/search/search-entry';
import { grossYield } from '@/lib/listings/page/yields';
import { nearestBeach, walkMinutes } from '@/lib/listings/page/nearest';
import { listingMeans } from '@/lib/listings/page/listing-means';
import { listingPlaceId } from '@/lib/listings/place/listing-place';
import { mapPoint } from '@/lib/listings/place/shown-point';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { perListing } from '@/lib/listings/catalogue/per-listing';

export const searchEntryOf = perListing(toEntry);

function toEntry(listing: Listing): SearchEntry {
  const { id, operation, type, price, bedrooms, builtArea, plotArea, featured, published } = listing;
  const { availableFrom, bathrooms, condition, energy, floor, parkingSpaces = 0 } = listing;
  const { features, street, neighbourhood, municipality, postalCode, reference } = listing;
  return {
    id,
    operation,
    type,
    area: listingPlaceId(listing),
    price,
    bedrooms,
    bathrooms,
    parkingSpaces,
    builtArea,
    plotArea,
    features: searchFeatures.filter((feature) => hasFeature(listing, feature)),
    condition,
    floor,
    energy: energy.status === 'rated' ? energy.consumption.letter : null,
    seaMetres: metresToSea(listing),
    availableFrom,
    point: mapPoint(listing),
    means: { yes: knownMeans(listing, 'resident'), no: knownMeans(listing, 'nonResident') },
    grossYield: grossYield(listing),
    isFeatured: featured,
    published,
    words: [
      street ?? '',
      neighbourhood,
      municipality,
      postalCode ?? '',
      reference,
      // Matches a reference typed without hyphen.
      reference.replace(/\W/g, ''),
      typeWords[type],
      ...features.map((feature) => featureWords[feature]),
    ],
  };
}

function hasFeature({ condition, features, hasLift, isNewBuild, rooms }: Listing, feature: SearchFeature): boolean {
  if (featuresFor[feature].some((candidate) => features.includes(candidate))) return true;
  if (feature === 'lift') return hasLift;
  if (feature === 'parking') return rooms.some(({ room }) => room === 'garage');
  return feature === 'new-build' && (isNewBuild || condition === 'new');
}

function knownMeans(listing: Listing, residence: 'resident' | 'nonResident') {
  const means = listingMeans(listing, residence);
  return 'missing' in means ? null : { monthly: means.monthly, cash: means.cash };
}

function metresToSea(listing: Listing): number | null {
  const minutes = walkMinutes(nearestBeach(listing));
  return minutes === null ? null : minutes * METRES_A_MINUTE;
}

const typeWords = recordOf(propertyTypes, (type) =>
  locales
    .map(
      (locale) =>
        `${translatorOf(locale, 'listingFacts')(`type.${type}`)} ${translatorOf(locale, 'searchPage')(`alsoCalled.${type}`)}`,
    )
    .join(' '),
);
const featureWords = recordOf(featureIds, (feature) =>
  locales.map((locale) => translatorOf(locale, 'listingFacts')(`features.${feature}`)).join(' '),
);
