import { noFilters, type SearchFilters } from './filters';
import { filterParameters } from './parameters';
import type { Place } from './places';

/**
 * The address of the list with these filters: what is as by default is left out, the order is always the same,
 * an area stands there by its name in lower case.
 */
export function searchHref(filters: SearchFilters, places: readonly Place[]): '/properties' | `/properties?${string}` {
  const query = filterParameters
    .filter((parameter) => filters[parameter] !== noFilters[parameter])
    .map((parameter) => `${parameter}=${encodeURIComponent(String(valueOf(filters, parameter, places)))}`)
    .join('&');
  return query === '' ? '/properties' : `/properties?${query}`;
}

function valueOf(filters: SearchFilters, parameter: keyof SearchFilters, places: readonly Place[]) {
  if (parameter === 'area') return placeParameter(filters.area, places);
  return parameter === 'advanced' ? 1 : filters[parameter];
}

/** How a place is written in a query. */
export function placeParameter(key: string | null, places: readonly Place[]): string {
  return places.find((place) => place.key === key)?.name.toLowerCase() ?? '';
}
