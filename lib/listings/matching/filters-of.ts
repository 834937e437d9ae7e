import 'server-only';
import { alertFilters } from '@/lib/listings/alerts';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { perGazetteer } from '@/lib/site/places';

/** More than an agency has searches. */
const MAX_READ = 20_000;

const read = perGazetteer(() => new Map<string, SearchFilters>());

/** Filters of a canonical query, read once: reading thousands takes longer than judging by them. */
export function filtersOf(query: string): SearchFilters {
  const known = read();
  const filters = known.get(query) ?? alertFilters(query);
  if (known.size >= MAX_READ) known.clear();
  known.set(query, filters);
  return filters;
}
