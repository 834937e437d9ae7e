import type { PageOf } from '@/lib/text/paginate';
import type { DeskHome, HomeState } from './desk-home';

/** A page of the table of homes, and what its filters offer. */
export type DeskHomeList = PageOf<DeskHome> &
  Readonly<{
    /** Of those that pass the other filters. */
    counts: Readonly<Record<HomeState | 'all', number>>;
    /** What the filters offer; places by id and name. */
    sources: readonly string[];
    agents: readonly string[];
    places: readonly Readonly<{ id: string; name: string }>[];
  }>;
