import type { Listing } from '@/content/types/listing';
import type { Certificate } from '@/lib/listings/law/certificate-rules';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';

/** `incomplete`: lacks what an advertisement must say, published or not; `ready`: complete and not published. */
export const listingStates = ['incomplete', 'ready', 'available', 'reserved', 'sold', 'withdrawn'] as const;

export type ListingState = (typeof listingStates)[number];

/** A listing as a line of the desk. */
export type DeskListing = Readonly<{
  id: string;
  reference: string;
  operation: Listing['operation'] | null;
  type: Listing['type'] | null;
  state: ListingState;
  /** EUR, per month for lettings. */
  price: number | null;
  /** Street, or what else is known of where it is. */
  street: string;
  /** Id of a place, and its name. */
  place: string;
  placeName: string;
  agent: string;
  /** `files`, `desk` or `feed:NAME`. */
  source: string;
  image: string | null;
  problems: readonly ListingProblem[];
  /** Of `COMPLETE`. */
  complete: number;
  /** ISO date of its publication; of its coming, for one that was never published. */
  since: string;
  /** ISO date of the last change. */
  updated: string;
  ends: readonly Readonly<{ certificate: Certificate; expires: string }>[];
  /** Folded, for the search. */
  words: string;
}>;
