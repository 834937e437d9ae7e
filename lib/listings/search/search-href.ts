import { noFilters, type SearchFilters } from './filters';
import { filterParameters } from './parameters';
import type { Place } from './places';

/** List URL without defaults, in a fixed order, areas by lower-case name. */
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

export function placeParameter(key: string | null, places: readonly Place[]): string {
  return places.find((place) => place.key === key)?.name.toLowerCase() ?? '';
}
