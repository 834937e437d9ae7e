import { hasFilter, filterKeys, type SearchFilters, type Filter } from '@/lib/listings/search/filters';
import { formatArea, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { findPlaceOption, type PlaceOption } from './search-page';
import type { getTranslations } from 'next-intl/server';

/** Namespace `listingList`. */
export type ListLabels = Awaited<ReturnType<typeof getTranslations<'listingList'>>>;

/** `in the Eixample`, `on the Costa Blanca`. */
const placesWithArticle = { eixample: 'eixample', 'costa-blanca': 'costaBlanca' } as const;

/** `Villas for sale on the Costa Blanca`. */
export function listHeading(t: ListLabels, filters: SearchFilters): string {
  const { type, operation, area, location } = filters;
  if (type === null && operation === null && area === null && location === '') return t('headingWhole');
  return t('heading', {
    kind: t(`kinds.${type ?? 'all'}`),
    operation: operation ?? 'all',
    place: placeLabels(t, filters),
  });
}

/** `on the Costa Blanca`. */
export function inPlace(t: ListLabels, { key, name }: PlaceOption): string {
  const article = placesWithArticle[key as keyof typeof placesWithArticle];
  return article ? t(`places.${article}`) : t('places.named', { name });
}

function placeLabels(t: ListLabels, { area, location }: SearchFilters): string {
  const place = findPlaceOption(area);
  if (place) return inPlace(t, place);
  return location === '' ? t('places.all') : t('places.matching', { text: location });
}

/** Label of a filter tag: `From €350,000`. */
export function filterLabel(t: ListLabels, filter: Filter, filters: SearchFilters, locale: Locale): string {
  const { operation, type, area, location, minPrice, maxPrice, beds, minSize } = filters;
  switch (filter) {
    case 'operation':
      return t(`operations.${operation ?? 'all'}`);
    case 'type':
      return t(`types.${type ?? 'all'}`);
    case 'area':
      return findPlaceOption(area)?.name ?? '';
    case 'location':
      return t('filterLabels.location', { text: location });
    case 'price':
      return priceLabel(t, minPrice, maxPrice, locale);
    case 'beds':
      return t('filterLabels.beds', { count: beds ?? 0 });
    case 'minSize':
      return t('filterLabels.minSize', { size: formatArea(minSize ?? 0, locale) });
  }
}

function priceLabel(t: ListLabels, min: number | null, max: number | null, locale: Locale): string {
  const from = formatPrice(min ?? 0, locale);
  const to = formatPrice(max ?? 0, locale);
  if (min === null) return t('filterLabels.maxPrice', { to });
  return max === null ? t('filterLabels.minPrice', { from }) : t('filterLabels.priceRange', { from, to });
}

/** In form order. */
export function appliedFilters(filters: SearchFilters): readonly Filter[] {
  return filterKeys.filter((filter) => hasFilter(filters, filter));
}

/** Unique title: heading, further filters, order and page. */
export function listTitle(t: ListLabels, filters: SearchFilters, locale: Locale): string {
  const unsaid = appliedFilters(filters).filter(
    (filter) => !['operation', 'type', 'area'].includes(filter) && !(filter === 'location' && filters.area === null),
  );
  return [
    listHeading(t, filters),
    ...unsaid.map((filter) => filterLabel(t, filter, filters, locale)),
    ...(filters.sort === 'featured' ? [] : [t(`sortOrders.${filters.sort}`)]),
    ...(filters.page > 1 ? [t('pageNumber', { number: filters.page })] : []),
  ].join('\u00a0· ');
}
