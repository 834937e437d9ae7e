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
  updated: IsoDate;
  operation: Operation;
  status: (typeof feedStatuses)[number];
  type: PropertyType;
  isNewBuild: boolean;
  /** EUR: asking price, or rent per month. */
  price: number;
  region: RegionId;
  province: string;
  town: string;
  /** Village or urbanisation. */
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  bedrooms: number;
  bathrooms: number;
  hasPool: boolean;
  /** m2. */
  builtArea: number | null;
  plotArea: number | null;
  energy: Readonly<{ consumption: EnergyClass | null; emissions: EnergyClass | null }>;
  /** At least one locale. */
  description: Partial<Localized>;
  features: readonly string[];
  /** URLs. */
  images: readonly string[];
}>;
