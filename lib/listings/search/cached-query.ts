import type { Query } from '@/lib/text/query';
import { bathroomSteps, bedroomSteps, parkingSteps, seaSteps } from './choices';
import type { SearchFilters } from './filters';
import { knownPlaces } from './known-places';
import { parseFilters } from './parse-filters';
import { searchHref } from './search-href';
import { readTypedNumbers } from './typed-numbers';
import { readUnfollowed } from './unfollowed';

const MAX_PAGE = 50;

/** 950, 275,000, 1,250,000. */
const ROUNDED = /^\d{1,2}5?0*$/;

/** `''` for the whole list; null when the list must be rendered. */
export function cachedListingQuery(query: Query): string | null {
  const filters = parseFilters(query, knownPlaces());
  if (filters.location !== '' || hasRemarks(query) || !isUsual(filters)) return null;
  return searchHref(filters, knownPlaces()).split('?')[1] ?? '';
}

function hasRemarks(query: Query): boolean {
  const { unread, isTurned } = readTypedNumbers(query);
  const { place, unknown, repeated, ignored } = readUnfollowed(query, knownPlaces());
  return (
    isTurned || place !== null || ignored !== '' || Object.keys(unread).length + unknown.length + repeated.length > 0
  );
}

/** Visitors rarely share larger sets. */
const MAX_SET = { types: 2, areas: 2, features: 2, conditions: 1, without: 0 } as const;

function isUsual(filters: SearchFilters): boolean {
  const { minPrice, maxPrice, monthly, cash, minSize, beds, baths, parkingSpaces, maxSea } = filters;
  const { availableBy, bounds, outline, page } = filters;
  const areRounded = [minPrice, maxPrice, monthly, cash, minSize].every(
    (amount) => amount === null || ROUNDED.test(String(amount)),
  );
  const areSmall = (['types', 'areas', 'features', 'conditions', 'without'] as const).every(
    (field) => filters[field].length <= MAX_SET[field],
  );
  const areSteps =
    isStep(bedroomSteps, beds) &&
    isStep(bathroomSteps, baths) &&
    isStep(parkingSteps, parkingSpaces) &&
    isStep(seaSteps, maxSea);
  return (
    areRounded &&
    areSmall &&
    areSteps &&
    availableBy === null &&
    bounds === null &&
    outline === null &&
    page <= MAX_PAGE
  );
}

const isStep = (steps: readonly number[], value: number | null) => value === null || steps.includes(value);
