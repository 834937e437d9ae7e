import { siteFacts } from '@/lib/site/site-facts';
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { feedDescription } from '@/lib/listings/schema/feed-description';
import { shownPoint } from '@/lib/listings/place/shown-point';
import { feedImagePath } from '@/lib/listings/kyero/write-feed';
import type { Listing } from '@/content/types/listing';
import { emailPattern, propertySchema } from './feed-schema';
import { languages } from './idealista-terms';
import { propertyFeatures } from './property-features';

type Feed = Readonly<{
  siteUrl: URL;
  customerCode: string;
  listings: readonly Listing[];
  leaveOut: (reference: string, problems: readonly string[]) => void;
}>;

const MAX_IMAGES = 200;
const MAX_TEXT = 4_000;
const TOP_FLOOR = 60;

/**
 * Yields listings in idealista's format 6.00 (feed-schema.ts). Reserved listings are private; sold ones are omitted.
 */
export function* writeIdealistaFeed({ customerCode, leaveOut, listings, siteUrl }: Feed): Generator<string> {
  const head = JSON.stringify({ customerCountry: 'Spain', customerCode, customerContact: contact() });
  yield `${head.slice(0, -1)},"customerProperties":[`;
  let separator = '\n';
  for (const listing of listings) {
    if (listing.status === 'sold') continue;
    const { data, error } = readProperty(listing, siteUrl);
    if (error) {
      const problems = error.issues.map(({ message, path }) => `${path.join('.')} ${message}`);
      leaveOut(listing.reference, problems);
      continue;
    }
    yield separator + JSON.stringify(data);
    separator = ',\n';
  }
  yield '\n]}\n';
}

const readProperty = (listing: Listing, siteUrl: URL) => propertySchema.safeParse(property(listing, siteUrl));

const gapNames = {
  featuresBathroomNumber: 'bathrooms',
  featuresBedroomNumber: 'bedrooms',
  propertyAddress: 'address',
  featuresShortTerm: 'tourist',
} as const;

/** `other`: a field of the format; the log names it. */
export type IdealistaGap = (typeof gapNames)[keyof typeof gapNames] | 'other';

/** Empty when idealista would accept the listing, and for a sold one. */
export function idealistaGaps(listing: Listing, siteUrl: URL): readonly IdealistaGap[] {
  if (listing.status === 'sold') return [];
  const issues = readProperty(listing, siteUrl).error?.issues ?? [];
  const named = issues.map(({ path }) => gapNames[String(path.at(-1)) as keyof typeof gapNames] ?? 'other');
  return [...new Set(named)];
}

function contact() {
  const { email, name, phone } = siteFacts().agency;
  const [, number] = /^\+34(\d+)$/.exec(phone.e164) ?? [];
  return {
    contactName: name,
    ...(emailPattern.test(email) ? { contactEmail: email } : {}),
    ...(number ? { contactPrimaryPhonePrefix: '34', contactPrimaryPhoneNumber: number } : {}),
  };
}

function property(listing: Listing, siteUrl: URL) {
  const { origin } = siteUrl;
  const address = (path: string) => `${origin}${path}`;
  const images = listing.images.slice(0, MAX_IMAGES);
  return {
    // Must never change.
    propertyCode: listing.reference,
    propertyReference: listing.reference,
    propertyVisibility: listing.status === 'reserved' ? 'private' : 'idealista',
    propertyUrl: address(localizedHref('es', listingPath(listing.id))),
    propertyOperation: operationOf(listing),
    propertyAddress: addressOf(listing),
    propertyFeatures: propertyFeatures(listing),
    propertyDescriptions: locales.map((locale) => ({
      descriptionLanguage: languages[locale],
      descriptionText: feedDescription(listing, locale, MAX_TEXT),
    })),
    ...(images.length > 0
      ? {
          propertyImages: images.map((name, index) => ({
            imageOrder: index + 1,
            imageUrl: address(feedImagePath(name)),
          })),
        }
      : {}),
  };
}

function operationOf({ communityFees, operation, price, rental }: Listing) {
  return {
    operationType: operation,
    operationPrice: Math.round(price),
    ...(operation === 'sale' ? { operationPriceCommunity: Math.round(communityFees) || undefined } : {}),
    ...(rental ? { operationDepositMonths: rental.depositMonths } : {}),
  };
}

/** The street without number and the public point. */
function addressOf(listing: Listing) {
  const { floor, municipality, postalCode, street } = listing;
  const point = shownPoint(listing);
  return {
    addressVisibility: street === undefined ? 'hidden' : 'street',
    addressStreetName: street,
    addressFloor: floor === null ? undefined : floorOf(floor),
    addressPostalCode: postalCode,
    addressTown: municipality,
    addressCountry: 'Spain',
    ...(point && {
      addressCoordinatesPrecision: 'moved',
      addressCoordinatesLatitude: point.latitude,
      addressCoordinatesLongitude: point.longitude,
    }),
  };
}

function floorOf(floor: number): string | undefined {
  if (floor === 0) return 'bj';
  return floor < -2 || floor > TOP_FLOOR ? undefined : String(floor);
}
