import { absoluteUrl } from './json-ld';
import type { Listing, PropertyType, RoomId } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import { propertyPath } from '@/lib/routes';

type Agent = Readonly<{
  name: string;
  phone: Readonly<{ e164: string }>;
}>;

type Context = Readonly<{ siteUrl: URL; locale: Locale; agency: Agent }>;

/** UN/CEFACT codes: square metre and month. */
type Quantity = { '@type': 'QuantitativeValue'; value: number; unitCode: 'MTK' };
type MeasuredPart = { '@type': 'PropertyValue'; propertyID: string; value: number; unitCode: 'MTK' };

type Accommodation = {
  '@type': 'Apartment' | 'House' | 'SingleFamilyResidence';
  /** The floor area, never the plot. */
  floorSize: Quantity;
  numberOfRooms: number;
  numberOfBedrooms: number;
  numberOfBathroomsTotal: number;
  yearBuilt?: number;
};

type Place = {
  name: string;
  address: { '@type': 'PostalAddress'; [field: string]: string };
  geo: { '@type': 'GeoCoordinates'; latitude: number; longitude: number };
  additionalProperty?: MeasuredPart[];
} & (Accommodation | { '@type': 'Place' });

export type ListingJsonLd = {
  '@context': 'https://schema.org';
  '@type': 'RealEstateListing';
  '@id': string;
  url: string;
  name: string;
  description: string;
  inLanguage: Locale;
  datePosted: string;
  dateModified: string;
  image: string[];
  about: Place;
  offers: Record<string, unknown> & { '@type': 'Offer'; price: number; priceCurrency: 'EUR' };
};

/** What schema.org calls each kind; land and premises are no accommodation. */
const dwellings: Readonly<Record<PropertyType, Accommodation['@type'] | null>> = {
  apartment: 'Apartment',
  penthouse: 'Apartment',
  duplex: 'Apartment',
  house: 'House',
  villa: 'SingleFamilyResidence',
  land: null,
  commercial: null,
};

/** schema.org counts rooms without bathrooms, closets and passages. */
const countedRooms: ReadonlySet<RoomId> = new Set<RoomId>([
  'living-room',
  'dining-room',
  'kitchen',
  'kitchen-dining',
  'bedroom',
  'study',
]);

const regionNames = {
  catalonia: 'Catalunya',
  'valencian-community': 'Comunitat Valenciana',
  madrid: 'Comunidad de Madrid',
} as const satisfies Record<Listing['region'], string>;

const availability = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
} as const satisfies Record<Listing['status'], string>;

/** schema.org RealEstateListing of a home, with the home itself and the offer. */
export function listingJsonLd(listing: Listing, context: Context): ListingJsonLd {
  const { locale, siteUrl } = context;
  const { summary, title } = listing.text[locale];
  const url = absoluteUrl(siteUrl, locale, propertyPath(listing.id));
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title,
    description: summary,
    inLanguage: locale,
    datePosted: listing.published,
    dateModified: listing.updated,
    // WebP: not every reader of structured data takes AVIF.
    image: listing.pictures.map((name) => new URL(`/pictures/${name}-960.webp`, siteUrl).href),
    about: placeOf(listing, title),
    offers: offerOf(listing, url, context),
  };
}

function placeOf(listing: Listing, name: string): Place {
  const { builtArea, latitude, longitude, municipality, plotArea, postalCode, region, street } = listing;
  const dwelling = dwellings[listing.type];
  const measures: MeasuredPart[] = [];
  if (plotArea !== null) measures.push(measured('plotArea', plotArea));
  if (dwelling === null && builtArea !== null) measures.push(measured('floorArea', builtArea));
  return {
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: municipality,
      addressRegion: regionNames[region],
      addressCountry: 'ES',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(measures.length > 0 ? { additionalProperty: measures } : {}),
    ...(dwelling !== null && builtArea !== null
      ? {
          '@type': dwelling,
          floorSize: { '@type': 'QuantitativeValue', value: builtArea, unitCode: 'MTK' },
          numberOfRooms: listing.rooms.filter(({ room }) => countedRooms.has(room)).length,
          numberOfBedrooms: listing.bedrooms,
          numberOfBathroomsTotal: listing.bathrooms,
          ...(listing.year === null ? {} : { yearBuilt: listing.year }),
        }
      : { '@type': 'Place' }),
  };
}

const measured = (propertyID: string, value: number): MeasuredPart => ({
  '@type': 'PropertyValue',
  propertyID,
  value,
  unitCode: 'MTK',
});

function offerOf(listing: Listing, url: string, { agency, locale, siteUrl }: Context): ListingJsonLd['offers'] {
  const { availableFrom, operation, price, status } = listing;
  const { name, phone } = agency;
  const isRent = operation === 'rent';
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EUR',
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    availability: availability[status],
    ...(availableFrom === 'now' ? {} : { availabilityStarts: availableFrom }),
    ...(isRent
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'EUR',
            unitCode: 'MON',
          },
        }
      : {}),
    offeredBy: {
      '@type': 'RealEstateAgent',
      name,
      url: absoluteUrl(siteUrl, locale, '/'),
      telephone: phone.e164,
    },
  };
}
