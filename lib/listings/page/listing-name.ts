import { getArea } from '@/lib/site/areas';
import { foldText } from '@/lib/text/fold-text';
import { formatArea, formatFloorArea, formatPrice } from '@/lib/i18n/format';
import { shownPrice } from '@/lib/listings/shown-price';
import { DESCRIPTION_MAX, fit, TITLE_MAX } from '@/lib/text/fit';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

/** `El Portet, Moraira`: neighbourhood, then area or, if it repeats one of them, town. */
export function listingPlace({ area, municipality, neighbourhood }: Listing): string {
  const { name } = getArea(area);
  const [one, other] = [foldText(neighbourhood), foldText(name)];
  return `${neighbourhood}, ${one.includes(other) || other.includes(one) ? municipality : name}`;
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `3-bedroom apartment for sale in Galvany, Sarrià-Sant Gervasi`. `t` reads `listingName`. */
export function listingName(listing: Listing, t: Translator<'listingName'>): string {
  const { bedrooms, operation, type } = listing;
  return capitalised(t('name', { bedrooms, operation, type, place: listingPlace(listing) }));
}

/**
 * Title of at most 60 characters: rooms, type, operation, area; size and reference if they fit. `pageMetadata` adds the
 * agency if it fits.
 */
export function listingTitle(listing: Listing, locale: Locale, t: Translator<'listingName'>): string {
  const { bedrooms, builtArea, operation, plotArea, reference, type } = listing;
  const size = builtArea ?? plotArea;
  const head = capitalised(t('title', { bedrooms, operation, type, place: getArea(listing.area).name }));
  return fit(head, [...(size === null ? [] : [`, ${formatArea(size, locale)}`]), ` | ${reference}`], TITLE_MAX);
}

/** At most 160 characters: name, size, bathrooms, price, features. */
export function listingDescription(
  listing: Listing,
  locale: Locale,
  t: Translator<'listingName'>,
  features: readonly string[],
): string {
  const { bathrooms, builtArea, operation, plotArea } = listing;
  const price = shownPrice(listing);
  // The plot is all of it, or comes with the house.
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
  // One character for the full stop.
  return `${fit(`${listingName(listing, t)}: ${first}`, parts, DESCRIPTION_MAX - 1)}.`;
}
