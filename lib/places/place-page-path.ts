import 'server-only';
import { listingsHref } from '@/lib/listings/list/search-page';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import type { PlacePath } from '@/lib/i18n/routes';
import { findGazetteerPlace } from '@/lib/site/places';
import { listingTypes, placePath, type PlaceQuery } from './place-query';
import { ruleOf } from './rule-of';

export function placePageFor(filters: SearchFilters): PlacePath | null {
  const query = queryOf(filters);
  if (query === null) return null;
  const rule = ruleOf(query);
  if (rule.kind === 'unindexed') return null;
  return placePath(rule.kind === 'same' ? rule.as : query);
}

function queryOf(filters: SearchFilters): PlaceQuery | null {
  const { areas, operation, types } = filters;
  const isMore = listingsHref(filters) !== listingsHref({ ...noFilters, areas, operation, types });
  if (isMore || types.length > 1 || areas.length > 1) return null;
  const [typed = null, area = null] = [types[0], areas[0]];
  const type = listingTypes.find((one) => one === typed) ?? null;
  const place = area === null ? null : findGazetteerPlace(area);
  if (type !== typed || (area !== null && !place)) return null;
  if (operation === null && (type === null || place !== null)) return null;
  return { operation: operation ?? 'sale', type, place, page: 1 };
}
