import type { PageOf } from '@/lib/text/paginate';
import type { DeskListing, ListingState } from './desk-listing';

export type DeskListingList = PageOf<DeskListing> &
  Readonly<{
    counts: Readonly<Record<ListingState | 'all', number>>;
    sources: readonly string[];
    agents: readonly string[];
    places: readonly Readonly<{ id: string; name: string }>[];
  }>;
