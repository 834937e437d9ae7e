import 'server-only';
import { placeLevel } from '@/lib/listings/place/place-level';
import { listingsOf, queriesWithListings } from './place-listings';
import { placePath, type PlaceQuery } from './place-query';
import { placeRule, type PlaceRule } from './place-rule';
import { isWrittenOf } from './place-text';

/** What search engines are to do with a page, by the homes of today. */
export const ruleOf = (query: PlaceQuery): PlaceRule =>
  placeRule(query, {
    count: (one) => listingsOf(one).length,
    hasText: ({ id }) => isWrittenOf(id),
    isWritten: ({ id }) => isWrittenOf(id) && placeLevel(id) !== null,
  });

export const isIndexed = (query: PlaceQuery): boolean => ruleOf(query).kind === 'indexed';

/** First pages of all that is indexed. */
const listIndexedQueries = (): readonly PlaceQuery[] => queriesWithListings().filter(isIndexed);

/** Their paths, for the sitemap. */
export const listPlacePaths = () => listIndexedQueries().map(placePath);

/** Pages of the build: the hub, and what shows two homes or more. */
export const listBuiltQueries = (): readonly PlaceQuery[] =>
  queriesWithListings().filter((query) => isIndexed(query) || listingsOf(query).length > 1);
