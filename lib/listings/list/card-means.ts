import 'server-only';
import { formatPrice, formatShortPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { listingMeans } from '@/lib/listings/page/listing-means';
import { shownMeasure, type SearchFilters } from '@/lib/listings/search/filters';

export const residenceOf = ({ resident }: SearchFilters) => (resident === 'yes' ? 'resident' : 'nonResident');

/** Empty when the list shows prices alone. */
export function cardMeans(listing: Listing, filters: SearchFilters, locale: Locale): Readonly<{ means?: string }> {
  const measure = shownMeasure(filters);
  if (measure === 'price') return {};
  const t = translatorOf(locale, 'listingMeans');
  const means = listingMeans(listing, residenceOf(filters));
  if ('missing' in means) return { means: t(`missing.${means.missing}`) };
  return { means: t(measure, { amount: formatPrice(means[measure], locale) }) };
}

/** Short, for a flag of the map. Empty when the map shows prices alone, or without a figure. */
export function flagMeans(listing: Listing, filters: SearchFilters, locale: Locale): Readonly<{ means?: string }> {
  const measure = shownMeasure(filters);
  if (measure === 'price') return {};
  const means = listingMeans(listing, residenceOf(filters));
  if ('missing' in means) return {};
  const t = translatorOf(locale, 'listingMap');
  const amount = formatShortPrice(means[measure], locale);
  return { means: measure === 'monthly' ? t('price', { operation: 'rent', amount }) : amount };
}
