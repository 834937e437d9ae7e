import type { Agency, OpeningHours, WeekDay } from '@/lib/content/agency';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from './json-ld';

const DAYS: Readonly<Record<WeekDay, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** The picture by which search engines show the agency, wide enough for them. */
const PICTURE = '/pictures/hero-wide-960.webp';

/** Address of the agency in structured data; other pages refer to it instead of repeating it. */
export function agencyId(siteUrl: URL): string {
  return new URL('/#agency', siteUrl).href;
}

/**
 * schema.org RealEstateAgent in brief, for the landing page: name, place, office hours. Search engines join it by its
 * `@id` with the whole of `agencyJsonLd`. No rating: they refuse one that a business gives itself.
 */
export function agencyInBrief(agency: Agency, siteUrl: URL, locale: Locale): object {
  const { address } = agency;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name: agency.name,
    url: absoluteUrl(siteUrl, locale, '/'),
    image: new URL(PICTURE, siteUrl).href,
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

/** The same with the company behind it, when the telephone is answered, and the registers the law wants named. */
export function agencyJsonLd(agency: Agency, siteUrl: URL, locale: Locale): object {
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

function hoursOf({ days, opens, closes }: OpeningHours): object {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => DAYS[day]), opens, closes };
}
