import type { SearchFilters } from '@/lib/listings/search/filters';

export type SearchPhrase = readonly [
  typed: string,
  facts: Readonly<Partial<SearchFilters> & { reference?: string }>,
  rest?: string,
];

export const TYPED_ON = '2026-11-26';
