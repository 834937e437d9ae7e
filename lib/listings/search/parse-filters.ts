import { foldText } from '@/lib/text/fold-text';
import { conditions, energyClasses, operations } from '@/content/types/listing';
import type { IsoDate } from '@/content/types/common';
import { propertyTypeFacts, propertyTypes, type PropertyType } from '@/content/types/property-type';
import { parseBounds } from './map-bounds';
import { parseOutline } from './map-outline';
import { excludable, floors, searchFeatures } from './choices';
import { listViews, measures, noFilters, residentAnswers, sortOrders, type SearchFilters } from './filters';
import type { FilterParameter, ListParameter } from './parameters';
import { findPlace, findPlaceNear, type Place } from './places';
import { listed, oneLine, single, type Query } from '@/lib/text/query';
import { readTypedNumbers } from './typed-numbers';

const MAX_ROOMS = 99;
const MAX_METRES = 99_999;
const MAX_PAGE = 9_999;
const MAX_LOCATION_LENGTH = 80;
/** Per parameter. */
const MAX_VALUES = 40;

/**
 * Never throws. Ignores invalid and repeated single values. Swaps a reversed price range. An unknown place becomes free
 * text, so it never matches every listing.
 */
export function parseFilters(query: Query, places: readonly Place[]): SearchFilters {
  const values = readValues(query, places);
  const number = (parameter: FilterParameter, max: number) => wholeNumber(single(query, parameter), max);
  const location = placeText(single(query, 'location'));
  const [unknown = ''] = values.area.unknown;
  const { numbers } = readTypedNumbers(query);
  const measure = oneOf(measures, single(query, 'measure'));
  const hasMeans = numbers.monthly !== null || numbers.cash !== null || measure !== null;
  return {
    operation: oneOf(operations, single(query, 'operation')),
    types: values.type.known,
    areas: values.area.known,
    location: location === '' && values.area.known.length === 0 ? placeText(unknown) : location,
    ...numbers,
    // Residence changes only these figures.
    resident: (hasMeans && oneOf(residentAnswers, single(query, 'resident'))) || noFilters.resident,
    measure,
    beds: number('beds', MAX_ROOMS),
    baths: number('baths', MAX_ROOMS),
    parkingSpaces: number('parkingSpaces', MAX_ROOMS),
    features: values.features.known,
    without: values.without.known,
    conditions: values.condition.known,
    floor: oneOf(floors, single(query, 'floor')),
    energy: oneOf(energyClasses, single(query, 'energy')),
    maxSea: number('maxSea', MAX_METRES),
    availableBy: isoDate(single(query, 'availableBy')),
    bounds: parseBounds(single(query, 'bounds')),
    outline: parseOutline(single(query, 'outline')),
    sort: oneOf(sortOrders, single(query, 'sort')) ?? noFilters.sort,
    page: number('page', MAX_PAGE) ?? noFilters.page,
    advanced: oneOf(['1', 'true', 'on'], single(query, 'advanced')) !== null,
    view: oneOf(listViews, single(query, 'view')) ?? noFilters.view,
  };
}

type Values<Known extends string> = Readonly<{
  known: readonly Known[];
  unknown: readonly string[];
}>;

export function readValues(query: Query, places: readonly Place[]) {
  const read = <Known extends string>(
    parameter: ListParameter,
    offered: readonly Known[],
    find: (text: string) => Known | null,
  ): Values<Known> => {
    const typed = listed(query, parameter)
      .slice(0, MAX_VALUES)
      .filter((value) => foldText(value) !== '');
    const found = new Set(typed.map(find));
    return { known: offered.filter((value) => found.has(value)), unknown: typed.filter((text) => find(text) === null) };
  };
  const placeOf = (text: string) => (findPlace(places, text) ?? findPlaceNear(places, text))?.key ?? null;
  const keys = places.map(({ key }) => key);
  return {
    type: read('type', propertyTypes, propertyType),
    area: read('area', keys, placeOf),
    features: read('features', searchFeatures, (text) => oneOf(searchFeatures, text)),
    without: read('without', excludable, (text) => oneOf(excludable, text)),
    condition: read('condition', conditions, (text) => oneOf(conditions, text)),
  } satisfies Record<ListParameter, Values<string>>;
}

function placeText(value: string): string {
  const text = oneLine(value, MAX_LOCATION_LENGTH);
  return foldText(text) === '' ? '' : text;
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  const wanted = value.trim().toLowerCase();
  return known.find((candidate) => candidate.toLowerCase() === wanted) ?? null;
}

function propertyType(value: string): PropertyType | null {
  const word = foldText(value);
  return oneOf(propertyTypes, word) ?? propertyTypes.find((type) => propertyTypeFacts[type].queryName === word) ?? null;
}

function wholeNumber(value: string, max: number): number | null {
  const number = /^\d+$/.test(value.trim()) ? Number(value) : 0;
  return number >= 1 && number <= max ? number : null;
}

function isoDate(value: string): IsoDate | null {
  const text = value.trim();
  const date = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // Rejects 31 February, which `Date` converts to March.
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? (text as IsoDate) : null;
}
