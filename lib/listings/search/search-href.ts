import { boundsValues } from './map-bounds';
import { outlineValues } from './map-outline';
import { noFilters, type SearchFilters } from './filters';
import { fieldOf, filterParameters, type FilterParameter } from './parameters';
import type { Place } from './places';

/** Without defaults, in fixed order, with lower-case area names. */
export function searchHref(filters: SearchFilters, places: readonly Place[]): '/properties' | `/properties?${string}` {
  const query = filterParameters
    .flatMap((parameter) => {
      const values = valuesOf(filters, parameter, places);
      return values.length === 0 ? [] : [`${parameter}=${values.map(encodeURIComponent).join(',')}`];
    })
    .join('&');
  return query === '' ? '/properties' : `/properties?${query}`;
}

export function filterFields(
  filters: SearchFilters,
  places: readonly Place[],
): readonly Readonly<{ name: FilterParameter; value: string }>[] {
  return filterParameters.flatMap((name) => {
    const values = valuesOf(filters, name, places);
    const isOne = values.length > 0 && (name === 'bounds' || name === 'outline');
    return (isOne ? [values.join(',')] : values).map((value) => ({ name, value }));
  });
}

function valuesOf(filters: SearchFilters, parameter: FilterParameter, places: readonly Place[]): readonly string[] {
  if (parameter === 'area') return filters.areas.map((key) => placeParameter(key, places));
  if (parameter === 'advanced') return filters.advanced ? ['1'] : [];
  if (parameter === 'bounds') return filters.bounds ? boundsValues(filters.bounds) : [];
  if (parameter === 'outline') return filters.outline ? outlineValues(filters.outline) : [];
  const field = fieldOf(parameter);
  const value = filters[field];
  if (Array.isArray(value)) return value as readonly string[];
  return value === noFilters[field] ? [] : [String(value)];
}

export function placeParameter(key: string | null, places: readonly Place[]): string {
  return places.find((place) => place.key === key)?.name.toLowerCase() ?? '';
}
