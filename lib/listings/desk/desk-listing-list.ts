import type { PageOf } from '@/lib/text/paginate';
import type { DeskListing, ListingState } from './desk-listing';

/** Last seven days, by listing id; no entry: none. */
export type WeekCounts = ReadonlyMap<string, Readonly<{ enquiries: number; viewings: number }>>;

export type DeskListingList = PageOf<DeskListing> &
  Readonly<{
    counts: Readonly<Record<ListingState | 'all', number>>;
    sources: readonly string[];
    agents: readonly string[];
    /** False while all listings but one have the same source. */
    hasMixedSources: boolean;
    week: WeekCounts;
    places: readonly Readonly<{ id: string; name: string }>[];
  }>;
