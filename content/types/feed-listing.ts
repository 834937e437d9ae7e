import type { IsoDate, Localized } from './common';
import type { EnergyClass, Operation, RegionId } from './listing';
import type { PropertyType } from './property-type';

export const feedStatuses = ['available', 'reserved', 'sold', 'withdrawn'] as const;

/**
 * A listing of a Kyero v3 feed, validated. Lacks what advertisements have to say here (usable area, year, habitability,
 * charges, costs): the feed's settings supplement it.
 */
export type FeedListing = Readonly<{
  /** `id` of the feed. */
  feedId: string;
  reference: string;
  /** Null where the feed does not say when it changed. */
  updated: IsoDate | null;
  operation: Operation;
  status: (typeof feedStatuses)[number];
  type: PropertyType;
  isNewBuild: boolean;
  /** Its texts speak of part ownership, leasehold or another right that is less: a person has to look at it. */
  hasOwnershipDoubt: boolean;
  /** EUR: asking price, or rent per month. */
  price: number;
  /** Null where its province is in none whose taxes we know. */
  region: RegionId | null;
  province: string;
  town: string;
  /** Village or urbanisation. */
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Null where the feed does not say. */
  bedrooms: number | null;
  bathrooms: number | null;
  pool: 'pool' | 'shared-pool' | null;
  /** m2. */
  builtArea: number | null;
  plotArea: number | null;
  energy: Readonly<{ consumption: EnergyClass | null; emissions: EnergyClass | null }>;
  description: Partial<Localized>;
  features: readonly string[];
  /** URLs. */
  images: readonly string[];
  /** `https:` addresses of other sites. */
  video: string | null;
  tour: string | null;
}>;
