import 'server-only';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import type { PlacePath } from '@/lib/i18n/routes';
import { findPlace } from '@/lib/site/places';
import { homeTypes, placePath, type PlaceQuery } from './place-query';
import { ruleOf } from './rule-of';

/** Path of the indexed page that stands for the filters of a list; null where none does. */
export function placePageFor(filters: SearchFilters): PlacePath | null {
  const query = queryOf(filters);
  if (query === null) return null;
  const rule = ruleOf(query);
  if (rule.kind === 'unindexed') return null;
  return placePath(rule.kind === 'same' ? rule.as : query);
}

/** Nothing but operation, one type and one place. A type alone is of homes for sale. */
function queryOf(filters: SearchFilters): PlaceQuery | null {
  const { operation, type, area } = filters;
  const isMore = Object.entries({ ...filters, operation: null, type: null, area: null }).some(
    ([name, value]) => value !== noFilters[name as keyof SearchFilters],
  );
  const homeType = homeTypes.find((one) => one === type) ?? null;
  const place = area === null ? null : findPlace(area);
  if (isMore || homeType !== type || (area !== null && !place)) return null;
  if (operation === null && (homeType === null || place !== null)) return null;
  return { operation: operation ?? 'sale', type: homeType, place, page: 1 };
}
