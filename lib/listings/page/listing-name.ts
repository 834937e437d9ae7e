import { placeInTown } from '@/lib/listings/place/place-in-town';
import { getArea } from '@/lib/site/areas';
import { capitalised } from '@/lib/text/capitalised';
import { foldText } from '@/lib/text/fold-text';
import { formatArea, formatFloorArea, formatPrice } from '@/lib/i18n/format';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { DESCRIPTION_MAX, fit, TITLE_MAX } from '@/lib/text/fit';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

export function listingPlace({ area, municipality, neighbourhood }: Listing): string {
  const { name, otherName = name } = getArea(area);
  const [one, other] = [foldText(neighbourhood), foldText(name)];
  const around = one.includes(other) || other.includes(one) ? municipality : name;
  // Calp and Calpe are one town.
  return placeInTown(neighbourhood, around, otherName === name ? [] : [name, otherName]);
}

export type Distinction = 'none' | 'size' | 'reference';

export const listingSize = ({ builtArea, plotArea }: Listing): number | null => builtArea ?? plotArea;

export function nameParts(listing: Listing) {
  const { area, bedrooms, features, operation } = listing;
  // In Spanish, "villa" suggests the coast.
  const isTownVilla = listing.type === 'villa' && getArea(area).group !== 'costa-blanca';
  const type = isTownVilla ? 'townVilla' : listing.type;
  const pool = features.includes('pool') ? 'own' : 'none';
  return { bedrooms, type, operation, pool, place: listingPlace(listing) };
}

type Distinguished = Readonly<{ distinction: Distinction; locale: Locale }>;

export function listingName(listing: Listing, t: Translator<'listingName'>, distinguished?: Distinguished): string {
  const name = capitalised(t('name', nameParts(listing)));
  const size = listingSize(listing);
  if (distinguished?.distinction === 'reference') return `${name} (${listing.reference})`;
  return distinguished?.distinction === 'size' && size !== null
    ? `${name}, ${formatArea(size, distinguished.locale)}`
    : name;
}

function areaNames(listing: Listing): string {
  const { name, otherName } = getArea(listing.area);
  return otherName === undefined ? name : `${name} (${otherName})`;
}

/** At most 60 characters. `pageMetadata` adds the agency if it fits. */
export function listingTitle(
  listing: Listing,
  locale: Locale,
  t: Translator<'listingName'>,
  distinction: Distinction,
): string {
  const { name, otherName } = getArea(listing.area);
  const titleIn = (place: string) => capitalised(t('title', { ...nameParts(listing), place }));
  const area = titleIn(areaNames(listing));
  const reference = ` | ${listing.reference}`;
  if (distinction === 'reference') return fit(area, [reference], TITLE_MAX);
  const size = listingSize(listing);
  const measure = size === null ? [] : [`, ${formatArea(size, locale)}`];
  const place = listingPlace(listing);
  // Both names of the town, unless the place has the other one.
  const isNamed = otherName !== undefined && foldText(place).includes(foldText(otherName));
  const whole = titleIn(isNamed ? place : place.replace(name, areaNames(listing)));
  const head = [whole, ...measure].join('').length <= TITLE_MAX ? whole : area;
  return fit(head, [...measure, reference], TITLE_MAX);
}

export function listingDescription(
  listing: Listing,
  locale: Locale,
  t: Translator<'listingName'>,
  features: readonly string[],
  distinction: Distinction = 'none',
): string {
  const { bathrooms, builtArea, operation, plotArea } = listing;
  const price = shownPrice(listing);
  const plotLabels = (area: string) => (builtArea === null ? area : t('plot', { area }));
  const facts = [
    ...(builtArea === null ? [] : [formatFloorArea(builtArea, locale)]),
    ...(plotArea === null ? [] : [plotLabels(formatArea(plotArea, locale))]),
    ...(bathrooms === 0 ? [] : [t('bathrooms', { count: bathrooms })]),
    ...(price === null ? [] : [t('price', { operation, amount: formatPrice(price, locale) })]),
    ...features.map((feature) => feature.toLocaleLowerCase(locale)),
  ];
  const [first = '', ...rest] = facts;
  const parts = rest.map((fact) => `, ${fact}`);
  // Reserves one character for the full stop.
  const name = listingName(listing, t, { distinction: distinction === 'size' ? 'none' : distinction, locale });
  return `${fit(`${name}: ${first}`, parts, DESCRIPTION_MAX - 1)}.`;
}
