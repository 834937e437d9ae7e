import type { Listing } from '@/content/types/listing';
import type { Certificate } from '@/lib/listings/law/certificate-rules';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';

/** `incomplete`: required content is missing, published or not; `ready`: complete but not published. */
export const listingStates = ['incomplete', 'ready', 'available', 'reserved', 'sold', 'withdrawn'] as const;

export type ListingState = (typeof listingStates)[number];

export type DeskListing = Readonly<{
  id: string;
  reference: string;
  operation: Listing['operation'] | null;
  type: Listing['type'] | null;
  state: ListingState;
  /** EUR; per month for rentals. */
  price: number | null;
  street: string;
  place: string;
  placeName: string;
  agent: string;
  /** `files`, `desk` or `feed:NAME`. */
  source: string;
  image: string | null;
  problems: readonly ListingProblem[];
  complete: number;
  /** ISO date of publication; of creation when the listing was never published. */
  since: string;
  updated: string;
  /** Gaps in advert rules, which apply from the next publication. */
  adverts: readonly ListingProblem[];
  ends: readonly Readonly<{ certificate: Certificate; expires: string }>[];
  words: string;
}>;
