import 'server-only';
import { alertFilters } from '@/lib/listings/alerts/alerts';
import { appliedFilters } from '@/lib/listings/search/filters';
import { perGazetteer } from '@/lib/site/places';
import type { WantedFilters } from './judge';

const MAX_READ = 20_000;

const read = perGazetteer(() => new Map<string, WantedFilters>());

/** Parsing thousands takes longer than judging. */
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
