import type { SearchFilters } from '@/lib/listings/search/filters';

export type LineFacts = Partial<Omit<SearchFilters, 'location' | 'page' | 'advanced'>>;

/** Returns null when both contradict. */
export function addFacts(facts: LineFacts, more: LineFacts): LineFacts | null {
  const joined: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(more)) {
    const former = joined[name];
    if (Array.isArray(former) && Array.isArray(value)) joined[name] = [...new Set<unknown>([...former, ...value])];
    else if (former === undefined || former === value) joined[name] = value;
    else return null;
  }
  const { features = [], without = [], floor } = joined as LineFacts;
  const isContradicted =
    features.some((feature) => without.includes(feature)) || (floor === 'ground' && without.includes('ground-floor'));
  return isContradicted ? null : (joined as LineFacts);
}
