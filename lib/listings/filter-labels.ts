import { hasFilter, wishes, type SearchFilters, type Filter } from '@/lib/listings/search/filters';
import { formatArea, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { findPlaceOption } from './search-page';
import type { getTranslations } from 'next-intl/server';

/** The words of the namespace `listingList`. */
export type ListLabels = Awaited<ReturnType<typeof getTranslations<'listingList'>>>;

/** Areas whose name takes an article: `in the Eixample`, `on the Costa Blanca`. */
const placesWithArticle = { eixample: 'eixample', 'costa-blanca': 'costaBlanca' } as const;

/** `Villas for sale on the Costa Blanca`: what the list shows, as its heading. */
export function listHeading(t: ListLabels, filters: SearchFilters): string {
  return t('heading', {
    kind: t(`kinds.${filters.type ?? 'all'}`),
    operation: filters.operation ?? 'all',
    place: placeLabels(t, filters),
  });
}

function placeLabels(t: ListLabels, { area, location }: SearchFilters): string {
  const place = findPlaceOption(area);
  if (place) {
    const article = placesWithArticle[place.key as keyof typeof placesWithArticle];
    return article ? t(`places.${article}`) : t('places.named', { name: place.name });
  }
  return location === '' ? t('places.all') : t('places.matching', { text: location });
}

/** A wish in words, as the tag that lifts it says it: `From €350,000`. */
export function filterLabel(t: ListLabels, wish: Filter, filters: SearchFilters, locale: Locale): string {
  const { operation, type, area, location, minPrice, maxPrice, beds, minSize } = filters;
  switch (wish) {
    case 'operation':
      return t(`operations.${operation ?? 'all'}`);
    case 'type':
      return t(`types.${type ?? 'all'}`);
    case 'area':
      return findPlaceOption(area)?.name ?? '';
    case 'location':
      return t('wishes.location', { text: location });
    case 'price':
      return priceLabel(t, minPrice, maxPrice, locale);
    case 'beds':
      return t('wishes.beds', { count: beds ?? 0 });
    case 'minSize':
      return t('wishes.minSize', { size: formatArea(minSize ?? 0, locale) });
  }
}

function priceLabel(t: ListLabels, min: number | null, max: number | null, locale: Locale): string {
  const from = formatPrice(min ?? 0, locale);
  const to = formatPrice(max ?? 0, locale);
  if (min === null) return t('wishes.maxPrice', { to });
  return max === null ? t('wishes.minPrice', { from }) : t('wishes.priceRange', { from, to });
}

/** The wishes made, in the order of the form. */
export function appliedFilters(filters: SearchFilters): readonly Filter[] {
  return wishes.filter((wish) => hasFilter(filters, wish));
}

/** A title no other page of the list has: the heading, what it does not say, the order and the page. */
export function listTitle(t: ListLabels, filters: SearchFilters, locale: Locale): string {
  const unsaid = appliedFilters(filters).filter(
    (wish) => !['operation', 'type', 'area'].includes(wish) && !(wish === 'location' && filters.area === null),
  );
  return [
    listHeading(t, filters),
    ...unsaid.map((wish) => filterLabel(t, wish, filters, locale)),
    ...(filters.sort === 'featured' ? [] : [t(`sortOrders.${filters.sort}`)]),
    ...(filters.page > 1 ? [t('pageNumber', { number: filters.page })] : []),
  ].join(', ');
}
