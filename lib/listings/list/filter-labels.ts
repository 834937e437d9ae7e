import { METRES_A_MINUTE, type Excluded, type SearchFeature } from '@/lib/listings/search/choices';
import { appliedFilters, type SearchFilters, type Filter } from '@/lib/listings/search/filters';
import { formatArea, formatDate, formatList, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { forTown, ownTown } from '@/lib/site/own-town';
import { findPlaceOption, type PlaceOption } from './search-page';
import type { getTranslations } from 'next-intl/server';

/** Namespace `listingList`. */
export type ListLabels = Awaited<ReturnType<typeof getTranslations<'listingList'>>>;

const placesWithArticle = { eixample: 'eixample', 'costa-blanca': 'costaBlanca' } as const;

const MAX_NAMED = 3;

export function listHeading(t: ListLabels, filters: SearchFilters, locale: Locale): string {
  const { types, operation, areas, location } = filters;
  if (types.length === 0 && operation === null && areas.length === 0 && location === '') return t('headingWhole');
  return t('heading', {
    kind: kindLabels(t, types, locale),
    operation: operation ?? 'all',
    place: placeLabels(t, filters, locale),
  });
}

function kindLabels(t: ListLabels, types: SearchFilters['types'], locale: Locale): string {
  if (types.length === 0 || types.length > MAX_NAMED) return t('kinds.all');
  const kinds = types.map((type, position) =>
    position === 0 ? t(`kinds.${type}`) : t(`kinds.${type}`).toLocaleLowerCase(locale),
  );
  return formatList(kinds, locale);
}

export function inPlaceLabel(t: ListLabels, { key, name }: PlaceOption): string {
  const article = placesWithArticle[key as keyof typeof placesWithArticle];
  return article ? t(`places.${article}`) : t('places.named', { name });
}

function placeLabels(t: ListLabels, { areas, location }: SearchFilters, locale: Locale): string {
  const places = areas.flatMap((key) => findPlaceOption(key) ?? []);
  if (places.length > MAX_NAMED) return t('places.several', { count: places.length });
  const names = places.map((place) => inPlaceLabel(t, place));
  if (names.length > 0) return formatList(names, locale);
  return location === '' ? t(forTown('places.all'), { town: ownTown() }) : t('places.matching', { text: location });
}

export function filterLabel(t: ListLabels, filter: Filter, filters: SearchFilters, locale: Locale): string {
  const anyOf = (labels: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels);
  switch (filter) {
    case 'operation':
      return t(`operations.${filters.operation ?? 'all'}`);
    case 'types':
      return anyOf(filters.types.map((type) => t(`types.${type}`)));
    case 'areas':
      return anyOf(filters.areas.map((key) => findPlaceOption(key)?.name ?? ''));
    case 'location':
      return t('filterLabels.location', { text: filters.location });
    case 'price':
      return priceLabel(t, filters.minPrice, filters.maxPrice, locale);
    case 'monthly':
      return t('filterLabels.monthly', { amount: formatPrice(filters.monthly ?? 0, locale) });
    case 'cash':
      return t('filterLabels.cash', { amount: formatPrice(filters.cash ?? 0, locale) });
    case 'resident':
      return t(`residences.${filters.resident}`);
    case 'beds':
      return t('filterLabels.beds', { count: filters.beds ?? 0 });
    case 'baths':
      return t('filterLabels.baths', { count: filters.baths ?? 0 });
    case 'parkingSpaces':
      return t('filterLabels.parkingSpaces', { count: filters.parkingSpaces ?? 0 });
    case 'minSize':
      return t('filterLabels.minSize', { size: formatArea(filters.minSize ?? 0, locale) });
    case 'conditions':
      return anyOf(filters.conditions.map((condition) => t(`conditions.${condition}`)));
    case 'floor':
      return filters.floor === null ? '' : t(`floors.${filters.floor}`);
    case 'energy':
      return t('filterLabels.energy', { letter: filters.energy ?? '' });
    case 'maxSea':
      return seaLabel(t, filters.maxSea ?? 0);
    case 'availableBy':
      return t('filterLabels.availableBy', { date: formatDate(filters.availableBy ?? '', locale) });
    case 'bounds':
      return t('filterLabels.bounds');
    case 'outline':
      return t('filterLabels.outline');
    default:
      return featureLabel(t, filter);
  }
}

function featureLabel(t: ListLabels, filter: `features:${SearchFeature}` | `without:${Excluded}`): string {
  const [kind, feature] = filter.split(':') as ['features' | 'without', Excluded];
  if (feature === 'ground-floor') return t('without.ground-floor');
  return kind === 'features' ? t(`features.${feature}`) : t(`without.${feature}`);
}

/** Metres that are no whole minutes were typed as a distance. */
function seaLabel(t: ListLabels, metres: number): string {
  const minutes = metres / METRES_A_MINUTE;
  return t(Number.isInteger(minutes) ? 'filterLabels.maxSea' : 'filterLabels.nearSea', {
    minutes: Math.round(minutes),
  });
}

function priceLabel(t: ListLabels, min: number | null, max: number | null, locale: Locale): string {
  const from = formatPrice(min ?? 0, locale);
  const to = formatPrice(max ?? 0, locale);
  if (min === null) return t('filterLabels.maxPrice', { to });
  return max === null ? t('filterLabels.minPrice', { from }) : t('filterLabels.priceRange', { from, to });
}

export function listTitle(t: ListLabels, filters: SearchFilters, locale: Locale): string {
  const unsaid = appliedFilters(filters).filter(
    (filter) =>
      !['operation', 'types', 'areas'].includes(filter) && !(filter === 'location' && filters.areas.length === 0),
  );
  return [
    listHeading(t, filters, locale),
    ...unsaid.map((filter) => filterLabel(t, filter, filters, locale)),
    ...(filters.sort === 'featured' ? [] : [t(`sortOrders.${filters.sort}`)]),
    ...(filters.page > 1 ? [t('pageNumber', { number: filters.page })] : []),
  ].join('\u00a0· ');
}
