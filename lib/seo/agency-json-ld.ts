import type { Agency, OpeningHours, WeekDay } from '@/content/types/agency';
import { areaGroups, getArea } from '@/lib/site/areas';
import { shownAreas } from '@/lib/listings/list/shown-areas';
import { isSampleTown } from '@/lib/site/own-town';
import { isSampleProfile } from '@/lib/site/social-profiles';
import { registersOf } from '@/lib/site/registers';
import type {
  OpeningHoursSpecification,
  PlaceLeaf,
  PropertyValueLeaf,
  RealEstateAgentLeaf,
  WithContext,
} from 'schema-dts';

const DAYS = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const satisfies Record<WeekDay, string>;

const IMAGE = '/pictures/hero-wide-960.webp';

export function agencyId(siteUrl: URL): string {
  return new URL('/#agency', siteUrl).href;
}

/** Has no rating: search engines reject self-assigned ratings. */
export function agencyNode(agency: Agency, siteUrl: URL): RealEstateAgentLeaf {
  const { address } = agency;
  const profiles = agency.social.filter((profile) => !isSampleProfile(profile));
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name: agency.name,
    url: new URL('/', siteUrl).href,
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
    knowsLanguage: agency.languages,
    areaServed: areasServed(address.city).map((name) => ({ '@type': 'Place', name }) satisfies PlaceLeaf),
    openingHoursSpecification: agency.hours.office.map(hoursOf),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  };
}

const areasServed = (city: string): readonly string[] =>
  isSampleTown()
    ? areaGroups.map((id) => getArea(id).name)
    : [...new Set([city, ...shownAreas().map(({ name }) => name)])];

export function agencyInBrief(agency: Agency, siteUrl: URL): WithContext<RealEstateAgentLeaf> {
  return { '@context': 'https://schema.org', ...agencyNode(agency, siteUrl) };
}

export function agencyJsonLd(agency: Agency, siteUrl: URL): WithContext<RealEstateAgentLeaf> {
  const { coordinates } = agency;
  return {
    ...agencyInBrief(agency, siteUrl),
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
    identifier: registersOf(agency).map(
      ({ abbreviation, number }) =>
        ({ '@type': 'PropertyValue', propertyID: abbreviation, value: number }) satisfies PropertyValueLeaf,
    ),
  };
}

function hoursOf({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => DAYS[day]), opens, closes };
}
