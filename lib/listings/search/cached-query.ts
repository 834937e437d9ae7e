import type { Query } from '@/lib/text/query';
import { bedroomSteps, type SearchFilters } from './filters';
import { knownPlaces } from './known-places';
import { parseFilters, readUnfollowed } from './parse-filters';
import { searchHref } from './search-href';
import { readTypedNumbers } from './typed-numbers';

const MAX_PAGE = 50;

/** At most two digits before the zeros, or a third that is 5: 950, 275,000, 1,250,000. */
const ROUNDED = /^\d{1,2}5?0*$/;

/**
 * Canonical query under which the list of a query is cached, `''` for the whole list. Null if the list has to be
 * rendered for the request: it shows what was typed, or the values are not among those that many visitors choose.
 */
export function cachedListingQuery(query: Query): string | null {
  const filters = parseFilters(query, knownPlaces);
  if (filters.location !== '' || hasRemarks(query) || !isUsual(filters)) return null;
  return searchHref(filters, knownPlaces).split('?')[1] ?? '';
}

/** Whether the page says something of the query that its filters do not. */
function hasRemarks(query: Query): boolean {
  const { unread, isTurned } = readTypedNumbers(query);
  const { place, unknown, repeated } = readUnfollowed(query, knownPlaces);
  return isTurned || place !== null || Object.keys(unread).length + unknown.length + repeated.length > 0;
}

function isUsual({ minPrice, maxPrice, minSize, beds, page }: SearchFilters): boolean {
  const areRounded = [minPrice, maxPrice, minSize].every((amount) => amount === null || ROUNDED.test(String(amount)));
  return areRounded && (beds === null || bedroomSteps.includes(beds)) && page <= MAX_PAGE;
}
