import type { Agency, OpeningHours, WeekDay } from '@/lib/site/agency';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from './json-ld';
import type { OpeningHoursSpecification, RealEstateAgentLeaf, WithContext } from 'schema-dts';

const DAYS = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const satisfies Record<WeekDay, string>;

/** Wide enough for search engines. */
const IMAGE = '/pictures/hero-wide-960.webp';

/** One @id in all locales. */
export function agencyId(siteUrl: URL): string {
  return new URL('/#agency', siteUrl).href;
}

/** schema.org RealEstateAgent in brief: name, place, hours. No rating: search engines reject a business's own. */
export function agencyNode(agency: Agency, siteUrl: URL, locale: Locale): RealEstateAgentLeaf {
  const { address } = agency;
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name: agency.name,
    url: absoluteUrl(siteUrl, locale, '/'),
    image: new URL(IMAGE, siteUrl).href,
    logo: new URL('/icon.svg', siteUrl).href,
    telephone: agency.phone.e164,
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.number}`,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    openingHoursSpecification: agency.hours.office.map(hoursOf),
    ...(agency.social.length > 0 ? { sameAs: agency.social.map(({ url }) => url) } : {}),
  };
}

export function agencyInBrief(agency: Agency, siteUrl: URL, locale: Locale): WithContext<RealEstateAgentLeaf> {
  return { '@context': 'https://schema.org', ...agencyNode(agency, siteUrl, locale) };
}

/** With company, telephone hours and registers. */
export function agencyJsonLd(agency: Agency, siteUrl: URL, locale: Locale): WithContext<RealEstateAgentLeaf> {
  const { coordinates, registers } = agency;
  return {
    ...agencyInBrief(agency, siteUrl, locale),
    legalName: agency.legalName,
    taxID: agency.taxId,
    foundingDate: String(agency.founded),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: agency.phone.e164,
      contactType: 'customer service',
      hoursAvailable: agency.hours.phone.map(hoursOf),
    },
    identifier: Object.values(registers).map(({ abbreviation, number }) => ({
      '@type': 'PropertyValue',
      propertyID: abbreviation,
      value: number,
    })),
  };
}

function hoursOf({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => DAYS[day]), opens, closes };
}
