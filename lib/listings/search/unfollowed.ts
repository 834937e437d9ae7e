import { noFilters } from './filters';
import { readIgnoredWords } from './ignored-words';
import { fieldOf, filterParameters, listParameters, type FilterParameter } from './parameters';
import { parseFilters, readValues } from './parse-filters';
import { findPlace, type Place } from './places';
import { isRepeated, listed, oneLine, single, type Query } from '@/lib/text/query';

const MAX_QUOTED_LENGTH = 40;

/** Query parts that the list ignores; `readTypedNumbers` reports numbers. */
export type Unfollowed = Readonly<{
  place: string | null;
  unknown: readonly string[];
  repeated: readonly FilterParameter[];
  ignored: string;
}>;

export const nothingUnfollowed: Unfollowed = { place: null, unknown: [], repeated: [], ignored: '' };

const singleChoices = [
  'operation',
  'beds',
  'baths',
  'parkingSpaces',
  'floor',
  'energy',
  'maxSea',
  'availableBy',
  'sort',
  'measure',
] as const;

export function readUnfollowed(query: Query, places: readonly Place[]): Unfollowed {
  const filters = parseFilters(query, places);
  const values = readValues(query, places);
  const quoted = (text: string) => oneLine(text, MAX_QUOTED_LENGTH);
  const strange = listed(query, 'area').find(
    (text) => !findPlace(places, text) && /[\p{Letter}\p{Number}]/u.test(text),
  );
  return {
    place: strange === undefined ? null : quoted(strange),
    unknown: filterParameters.flatMap((parameter) => {
      if (parameter === 'area') return [];
      const list = listParameters.find((candidate) => candidate === parameter);
      if (list) return values[list].unknown.map(quoted);
      const choice = singleChoices.find((candidate) => candidate === parameter);
      if (!choice) return [];
      const value = quoted(single(query, choice));
      const isDefault = value.toLowerCase() === noFilters[choice];
      const isFollowed = filters[choice] !== noFilters[choice];
      return value === '' || isDefault || isFollowed ? [] : [value];
    }),
    repeated: filterParameters.filter(
      (parameter) => !Array.isArray(noFilters[fieldOf(parameter)]) && isRepeated(query, parameter),
    ),
    ignored: readIgnoredWords(query),
  };
}
