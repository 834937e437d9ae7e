import { siteFacts } from '@/lib/site/site-facts';
import { escapeXml } from '@/lib/text/escape-xml';
import { localizedHref } from '@/lib/i18n/href';
import { locales, type Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { feedDescription, otherFeedDescription } from '@/lib/listings/schema/feed-description';
import { shownPoint } from '@/lib/listings/place/shown-point';
import { provinces } from '@/content/provinces';
import { otherLanguages, type FeatureId, type Listing } from '@/content/types/listing';
import type { ProvinceId } from '@/content/types/province';
import { listingProvince } from '@/lib/listings/place/province';
import { propertyTypeFacts } from '@/content/types/property-type';

/** JPEG because portals do not accept AVIF. */
export const feedImagePath = (name: string) => `/feeds/pictures/${name}.jpg`;
/** For emails. */
export const emailImagePath = (name: string) => `/feeds/pictures/${name}-960.jpg`;
/** Cropped to two to one, across an email. */
export const wideImagePath = (name: string) => `/feeds/pictures/${name}-1200x600.jpg`;

type Feed = Readonly<{
  siteUrl: URL;
  listings: readonly Listing[];
  /** By listing id, as their own feeds say. */
  provinces?: ReadonlyMap<string, ProvinceId>;
  /** English, at most 35 characters. */
  features: Readonly<Record<FeatureId, string>>;
}>;

const MAX_FEATURE = 35;
const MAX_PLACE = 50;
const MAX_IMAGES = 50;

const element = (name: string, value: string | number) => `<${name}>${escapeXml(String(value))}</${name}>`;
const group = (name: string, children: readonly string[]) => [`<${name}>`, ...children, `</${name}>`].join('\n');

/** Yields available listings (kyeroV3.0.xsd, import specification 3.8). Omits listings without a known province. */
export function* writeKyeroFeed({ siteUrl, listings, features, provinces: said }: Feed): Generator<string> {
  const { address, email, name, phone } = siteFacts().agency;
  yield `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<root>',
    group('kyero', [element('feed_version', 3)]),
    group('agent', [
      element('name', name),
      element('email', email),
      element('tel', phone.display),
      element('addr1', `${address.street}, ${address.number}`),
      element('town', address.city),
      element('region', address.region),
      element('postcode', address.postalCode),
      element('country', 'Spain'),
    ]),
  ].join('\n')}\n`;
  for (const listing of listings) {
    const province = listing.status === 'available' && listingProvince(listing, said?.get(listing.id));
    if (province) yield `${property(listing, provinces[province].name, siteUrl, features)}\n`;
  }
  yield '</root>\n';
}

/** Kyero requires a province. */
export const lacksProvince = (listing: Listing, said?: ProvinceId | null): boolean =>
  listing.status === 'available' && listingProvince(listing, said) === null;

function property(listing: Listing, province: string, siteUrl: URL, names: Feed['features']): string {
  const { energy } = listing;
  const letter = (of: 'consumption' | 'emissions') => (energy.status === 'rated' ? energy[of].letter : 'X');
  const { origin } = siteUrl;
  const point = shownPoint(listing);
  const address = (path: string) => `${origin}${path}`;
  const each = (make: (locale: Locale) => string) => locales.map((locale) => element(locale, make(locale)));
  const features = listing.features.map((id) => names[id].slice(0, MAX_FEATURE));
  return group('property', [
    element('id', listing.id.slice(0, 50)),
    element('date', `${listing.updated} 00:00:00`),
    element('ref', listing.reference),
    element('price', Math.round(listing.price)),
    element('currency', 'EUR'),
    element('price_freq', listing.operation === 'rent' ? 'month' : 'sale'),
    element('new_build', listing.isNewBuild ? 1 : 0),
    element('type', propertyTypeFacts[listing.type].kyero),
    element('town', listing.municipality),
    element('province', province),
    element('country', 'Spain'),
    ...(point ? [group('location', [element('latitude', point.latitude), element('longitude', point.longitude)])] : []),
    element('location_detail', listing.neighbourhood.slice(0, MAX_PLACE)),
    element('beds', listing.bedrooms),
    element('baths', listing.bathrooms),
    element('pool', listing.features.includes('pool') || listing.features.includes('shared-pool') ? 1 : 0),
    group('surface_area', [
      element('built', Math.round(listing.builtArea ?? 0)),
      element('plot', Math.round(listing.plotArea ?? 0)),
    ]),
    group('energy_rating', [element('consumption', letter('consumption')), element('emissions', letter('emissions'))]),
    group(
      'url',
      each((locale) => address(localizedHref(locale, listingPath(listing.id)))),
    ),
    group('desc', [
      ...each((locale) => feedDescription(listing, locale)),
      ...otherLanguages.flatMap((language) => {
        const text = otherFeedDescription(listing, language);
        return text === null ? [] : [element(language, text)];
      }),
    ]),
    // The schema requires at least one.
    group(
      'features',
      (features.length > 0 ? features : [propertyTypeFacts[listing.type].kyero]).map((feature) =>
        element('feature', feature),
      ),
    ),
    group(
      'images',
      listing.images
        .slice(0, MAX_IMAGES)
        .map((name, index) =>
          [`<image id="${index + 1}">`, element('url', address(feedImagePath(name))), '</image>'].join('\n'),
        ),
    ),
  ]);
}
