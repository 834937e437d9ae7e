import { agencyNode } from './agency-json-ld';
import { absoluteUrl } from './json-ld';
import { fallbackPath } from '@/lib/site/images';
import type { Listing, RegionId, RoomId } from '@/content/types/listing';
import { propertyTypeFacts } from '@/content/types/property-type';
import type { Agency } from '@/content/types/agency';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { shownPoint } from '@/lib/listings/place/shown-point';
import { shownPrice } from '@/lib/listings/list/shown-price';
import type {
  ApartmentLeaf,
  HouseLeaf,
  OfferLeaf,
  PlaceLeaf,
  PropertyValueLeaf,
  QuantitativeValueLeaf,
  RealEstateListingLeaf,
  SingleFamilyResidenceLeaf,
  WithContext,
} from 'schema-dts';

type Context = Readonly<{
  name: string;
  siteUrl: URL;
  locale: Locale;
  agency: Agency;
}>;

type Accommodation = ApartmentLeaf | HouseLeaf | SingleFamilyResidenceLeaf;

/** UN/CEFACT codes. */
const SQUARE_METRE = 'MTK';
const MONTH = 'MON';

/** schema.org excludes bathrooms, closets and passages. */
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
} as const satisfies Record<RegionId, string>;

const availability = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
} as const satisfies Record<Listing['status'], string>;

export function listingJsonLd(listing: Listing, context: Context): WithContext<RealEstateListingLeaf> {
  const { locale, name, siteUrl } = context;
  const url = absoluteUrl(siteUrl, locale, listingPath(listing.id));
  const { rental } = listing;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description: listing.text[locale].summary,
    inLanguage: formattingLocale[locale],
    datePosted: listing.published,
    dateModified: listing.updated,
    ...(rental === null ? {} : { leaseLength: quantity(rental.termMonths, MONTH) }),
    ...(listing.images.length > 0 && {
      image: listing.images.map((image) => new URL(fallbackPath(image), siteUrl).href),
    }),
    about: placeOf(listing, name),
    offers: offerOf(listing, url, context),
  };
}

function quantity(value: number, unitCode: string): QuantitativeValueLeaf {
  return { '@type': 'QuantitativeValue', value, unitCode };
}

function placeOf(listing: Listing, name: string): Accommodation | PlaceLeaf {
  const { builtArea, municipality, plotArea, postalCode, region, street } = listing;
  const accommodation = propertyTypeFacts[listing.type].schemaOrg;
  const point = shownPoint(listing);
  const measures: PropertyValueLeaf[] = [];
  if (plotArea !== null) measures.push(measured('plotArea', plotArea));
  if (accommodation === null && builtArea !== null) measures.push(measured('floorArea', builtArea));
  const place = {
    name,
    address: {
      '@type': 'PostalAddress',
      ...(street !== undefined && { streetAddress: street }),
      ...(postalCode !== undefined && { postalCode }),
      addressLocality: municipality,
      ...(region && { addressRegion: regionNames[region] }),
      addressCountry: 'ES',
    },
    ...(point && {
      geo: { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude } as const,
    }),
    ...(measures.length > 0 ? { additionalProperty: measures } : {}),
  } as const;
  if (accommodation === null || builtArea === null) return { '@type': 'Place', ...place };
  return {
    '@type': accommodation,
    ...place,
    floorSize: quantity(builtArea, SQUARE_METRE),
    numberOfRooms: listing.rooms.filter(({ room }) => countedRooms.has(room)).length,
    numberOfBedrooms: listing.bedrooms,
    numberOfBathroomsTotal: listing.bathrooms,
    ...(listing.year === null ? {} : { yearBuilt: listing.year }),
  };
}

function measured(propertyID: string, value: number): PropertyValueLeaf {
  return { '@type': 'PropertyValue', propertyID, value, unitCode: SQUARE_METRE };
}

function offerOf(listing: Listing, url: string, { agency, siteUrl }: Context): OfferLeaf {
  const { availableFrom, operation, status } = listing;
  const isRent = operation === 'rent';
  return {
    '@type': 'Offer',
    url,
    ...priceOf(listing),
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}` },
    availability: availability[status],
    ...(availableFrom === 'now' ? {} : { availabilityStarts: availableFrom }),
    offeredBy: agencyNode(agency, siteUrl),
  };
}

function priceOf(listing: Listing): Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'> {
  const price = shownPrice(listing);
  if (price === null) return {};
  const amount = {
    price,
    priceCurrency: 'EUR',
    ...(listing.vat === null ? {} : { valueAddedTaxIncluded: true }),
  };
  return {
    price,
    priceCurrency: 'EUR',
    ...(listing.operation === 'rent'
      ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: MONTH } }
      : listing.vat === null
        ? {}
        : { priceSpecification: { '@type': 'PriceSpecification', ...amount } }),
  };
}
