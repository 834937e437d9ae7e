import type { SearchFilters } from '@/lib/listings/search/filters';

/** What somebody types, the facts that are in it, and the words (folded) that no filter stands for. */
export type SearchPhrase = readonly [
  typed: string,
  facts: Readonly<Partial<SearchFilters> & { reference?: string }>,
  rest?: string,
];

/** The day on which the phrases are typed. */
export const TYPED_ON = '2026-11-26';
