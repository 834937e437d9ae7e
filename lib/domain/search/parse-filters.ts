import { foldText } from './fold-text';
import { noFilters, operations, propertyTypes, sortOrders, type PropertyType, type SearchFilters } from './filters';
import type { FilterParameter } from './parameters';
import { findPlace, type Place } from './places';

/** A query as Next gives it to a page, or as the browser has it. */
export type Query = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

const MAX_EUROS = 999_999_999;
const MAX_SQUARE_METRES = 999_999;
const MAX_BEDROOMS = 99;
const MAX_PAGE = 9_999;
const MAX_LOCATION_LENGTH = 80;

/**
 * What a query asks for. A value that makes no sense, or stands there twice, counts as not given; a lowest price
 * above the highest is taken the other way round. Nothing a visitor can type makes it throw.
 */
export function parseFilters(query: Query, places: readonly Place[]): SearchFilters {
  const number = (parameter: FilterParameter, max: number) => wholeNumber(single(query, parameter), max);
  const [minPrice, maxPrice] = inOrder(number('minPrice', MAX_EUROS), number('maxPrice', MAX_EUROS));
  return {
    operation: oneOf(operations, single(query, 'operation')),
    type: propertyType(single(query, 'type')),
    area: findPlace(places, single(query, 'area'))?.key ?? null,
    location: placeText(single(query, 'location')),
    minPrice,
    maxPrice,
    beds: number('beds', MAX_BEDROOMS),
    minSize: number('minSize', MAX_SQUARE_METRES),
    sort: oneOf(sortOrders, single(query, 'sort')) ?? noFilters.sort,
    page: number('page', MAX_PAGE) ?? noFilters.page,
    advanced: oneOf(['1', 'true', 'on'], single(query, 'advanced')) !== null,
  };
}

/** The value of a parameter that stands in the query once; else an empty text. */
function single(query: Query, parameter: FilterParameter): string {
  const values = query instanceof URLSearchParams ? query.getAll(parameter) : [query[parameter]].flat();
  const [value] = values;
  return values.length === 1 && typeof value === 'string' ? value : '';
}

/** Free text without control characters and half characters, one space between words; `''` where no word is left. */
function placeText(value: string): string {
  const text = value.replace(/[\s\p{Control}\p{Surrogate}]+/gu, ' ').trim();
  const short = [...text].slice(0, MAX_LOCATION_LENGTH).join('').trim();
  return foldText(short) === '' ? '' : short;
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  const wanted = value.trim().toLowerCase();
  return known.find((candidate) => candidate === wanted) ?? null;
}

/** The Spanish words of the search on /sell (specification, section 2) and their neighbours. */
const spanishTypes: Readonly<Record<string, PropertyType>> = {
  piso: 'apartment',
  casa: 'house',
  atico: 'penthouse',
  terreno: 'land',
  local: 'commercial',
};

function propertyType(value: string): PropertyType | null {
  const word = foldText(value);
  return oneOf(propertyTypes, word) ?? (Object.hasOwn(spanishTypes, word) ? (spanishTypes[word] ?? null) : null);
}

/** `350000`, `350.000`, `350,000 €`: a whole number from 1 to `max`, or null. */
function wholeNumber(value: string, max: number): number | null {
  const text = value.replace(/[\s€]/g, '');
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(text)) return null;
  const number = Number(text.replace(/[.,]/g, ''));
  return number >= 1 && number <= max ? number : null;
}

function inOrder(low: number | null, high: number | null): readonly [number | null, number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}
