import type { PageOf } from '@/lib/text/paginate';
import type { DeskListing, ListingState } from './desk-listing';

/** A page of the table of homes, and what its filters offer. */
export type DeskListingList = PageOf<DeskListing> &
  Readonly<{
    /** Of those that pass the other filters. */
    counts: Readonly<Record<ListingState | 'all', number>>;
    /** What the filters offer; places by id and name. */
    sources: readonly string[];
    agents: readonly string[];
    places: readonly Readonly<{ id: string; name: string }>[];
  }>;
