import { foldText } from '@/lib/text/fold-text';
import { operations } from '@/content/types/listing';
import { propertyTypeFacts, propertyTypes, type PropertyType } from '@/content/types/property-type';
import { noFilters, sortOrders, type SearchFilters } from './filters';
import { filterParameters, type FilterParameter } from './parameters';
import { findPlace, findPlaceNear, type Place } from './places';
import { isRepeated, oneLine, single, type Query } from '@/lib/text/query';
import { readTypedNumbers } from './typed-numbers';

const MAX_BEDROOMS = 99;
const MAX_PAGE = 9_999;
const MAX_LOCATION_LENGTH = 80;
const MAX_QUOTED_LENGTH = 40;

/**
 * Parses a query. Invalid or repeated values count as absent (`readTypedNumbers` reports numbers); a reversed price
 * range is swapped. Never throws.
 */
export function parseFilters(query: Query, places: readonly Place[]): SearchFilters {
  const number = (parameter: FilterParameter, max: number) => wholeNumber(single(query, parameter), max);
  return {
    operation: oneOf(operations, single(query, 'operation')),
    type: propertyType(single(query, 'type')),
    area: placeOf(single(query, 'area'), places)?.key ?? null,
    location: placeText(single(query, 'location')),
    ...readTypedNumbers(query).numbers,
    beds: number('beds', MAX_BEDROOMS),
    sort: oneOf(sortOrders, single(query, 'sort')) ?? noFilters.sort,
    page: number('page', MAX_PAGE) ?? noFilters.page,
    advanced: oneOf(['1', 'true', 'on'], single(query, 'advanced')) !== null,
  };
}

/** What a query asks for and its list does not follow; numbers apart, which `readTypedNumbers` reports. */
export type Unfollowed = Readonly<{
  /** A place without listings, as typed; the list may be of the place to which it belongs. */
  place: string | null;
  /** Values that are not offered, as typed. */
  unknown: readonly string[];
  /** Given more than once. */
  repeated: readonly FilterParameter[];
}>;

export const nothingUnfollowed: Unfollowed = { place: null, unknown: [], repeated: [] };

export function readUnfollowed(query: Query, places: readonly Place[]): Unfollowed {
  const filters = parseFilters(query, places);
  const typed = (parameter: FilterParameter) => oneLine(single(query, parameter), MAX_QUOTED_LENGTH);
  const area = typed('area');
  return {
    place: foldText(area) !== '' && !findPlace(places, single(query, 'area')) ? area : null,
    unknown: (['operation', 'type', 'beds', 'sort'] as const).flatMap((parameter) => {
      const value = typed(parameter);
      const isDefault = value.toLowerCase() === noFilters[parameter];
      return value === '' || isDefault || filters[parameter] !== noFilters[parameter] ? [] : [value];
    }),
    repeated: filterParameters.filter((parameter) => isRepeated(query, parameter)),
  };
}

const placeOf = (text: string, places: readonly Place[]) => findPlace(places, text) ?? findPlaceNear(places, text);

/** `''` without a word. */
function placeText(value: string): string {
  const text = oneLine(value, MAX_LOCATION_LENGTH);
  return foldText(text) === '' ? '' : text;
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  const wanted = value.trim().toLowerCase();
  return known.find((candidate) => candidate === wanted) ?? null;
}

function propertyType(value: string): PropertyType | null {
  const word = foldText(value);
  return oneOf(propertyTypes, word) ?? propertyTypes.find((type) => propertyTypeFacts[type].queryName === word) ?? null;
}

/** From 1 to `max`, or null. */
function wholeNumber(value: string, max: number): number | null {
  const number = /^\d+$/.test(value.trim()) ? Number(value) : 0;
  return number >= 1 && number <= max ? number : null;
}
