import 'server-only';
import type { AppHref } from '@/lib/i18n/href';
import { knownPlaces } from '@/lib/listings/search/known-places';
import { findPlaceNear } from '@/lib/listings/search/places';
import { listingsHref, searchIndex, searchListings } from '@/lib/listings/list/search-page';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { IGNORED_WORDS } from '@/lib/listings/search/ignored-words';
import { foldText } from '@/lib/text/fold-text';
import { hasWords } from '@/lib/text/has-words';
import type { SearchLine } from './read-search-line';

export function searchLineHref({ filters: facts, rest }: SearchLine, chosen: SearchFilters = noFilters): AppHref {
  const filters = { ...chosen, ...facts, location: '', page: 1 };
  if (rest === '') return listingsHref(filters);
  // The list reports that it has no listings there.
  if (findPlaceNear(knownPlaces(), rest)) return withParameter(listingsHref({ ...filters, areas: [] }), 'area', rest);
  const worded = { ...filters, location: rest };
  const isFound = isInSomeText(rest) && searchListings(worded).total > 0;
  return isFound ? listingsHref(worded) : withParameter(listingsHref(filters), IGNORED_WORDS, rest);
}

export type ListingsInLine = Readonly<{ href: AppHref; filters: SearchFilters; total: number }>;

export function listingsIn({ filters: facts }: SearchLine): ListingsInLine | null {
  const filters = { ...noFilters, ...facts };
  const href = listingsHref(filters);
  const { total } = searchListings(filters);
  return href === '/properties' || total === 0 ? null : { href, filters, total };
}

/** Exact match: the text search itself tolerates misspellings. */
function isInSomeText(rest: string): boolean {
  const words = foldText(rest).split(' ');
  return searchIndex().text.some((text) => words.every((word) => hasWords(text, word)));
}

const withParameter = (href: string, name: string, value: string) =>
  `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}` as AppHref;
