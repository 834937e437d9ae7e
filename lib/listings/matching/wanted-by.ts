import 'server-only';
import { alertFilters } from '@/lib/listings/alerts/alerts';
import { appliedFilters } from '@/lib/listings/search/filters';
import { perGazetteer } from '@/lib/site/places';
import type { WantedFilters } from './judge';

/** More than an agency has searches. */
const MAX_READ = 20_000;

const read = perGazetteer(() => new Map<string, WantedFilters>());

/** What a canonical query wants, read once: reading thousands takes longer than judging by them. */
export function wantedBy(query: string): WantedFilters {
  const known = read();
  const wanted = known.get(query) ?? readQuery(query);
  if (known.size >= MAX_READ) known.clear();
  known.set(query, wanted);
  return wanted;
}

function readQuery(query: string): WantedFilters {
  const filters = alertFilters(query);
  return { filters, applied: appliedFilters(filters) };
}
