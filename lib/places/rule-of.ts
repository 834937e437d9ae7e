import 'server-only';
import { placeLevel } from '@/lib/listings/place/place-level';
import { listingsOf, queriesWithListings } from './place-listings';
import { placePath, type PlaceQuery } from './place-query';
import { placeRule, type PlaceRule } from './place-rule';
import { hasOwnText } from './place-text';

export const ruleOf = (query: PlaceQuery): PlaceRule =>
  placeRule(query, {
    count: (one) => listingsOf(one).length,
    hasText: hasOwnText,
    hasLevel: ({ id }) => placeLevel(id) !== null,
  });

export const isIndexed = (query: PlaceQuery): boolean => ruleOf(query).kind === 'indexed';

const listIndexedQueries = (): readonly PlaceQuery[] => queriesWithListings().filter(isIndexed);

export const listPlacePaths = () => listIndexedQueries().map(placePath);

export const listBuiltQueries = (): readonly PlaceQuery[] =>
  queriesWithListings().filter((query) => isIndexed(query) || listingsOf(query).length > 1);
