import type { IsoDate, Localized } from './common';
import type { EnergyClass, Listing, Operation, RegionId } from './listing';
import type { PropertyType } from './property-type';
import type { ProvinceId } from './province';

export const feedStatuses = ['available', 'reserved', 'sold', 'withdrawn'] as const;

/** A validated Kyero v3 listing. The feed's settings supplement mandatory facts that Kyero lacks. */
export type FeedListing = Readonly<{
  feedId: string;
  reference: string;
  updated: IsoDate | null;
  operation: Operation;
  status: (typeof feedStatuses)[number];
  type: PropertyType;
  isNewBuild: boolean;
  /** Possible part ownership or leasehold: staff must check. */
  hasOwnershipDoubt: boolean;
  /** EUR; rent per month. */
  price: number;
  /** Null if its taxes are unknown, or the feed does not say it. */
  region: RegionId | null;
  province: string;
  /** Null unless the feed names one province. */
  provinceId: ProvinceId | null;
  town: string;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Null if not stated. */
  bedrooms: number | null;
  bathrooms: number | null;
  pool: 'pool' | 'shared-pool' | null;
  /** m2. */
  builtArea: number | null;
  usableArea: number | null;
  plotArea: number | null;
  energy: Readonly<{ consumption: EnergyClass | null; emissions: EnergyClass | null }>;
  description: Partial<Localized>;
  otherTexts: NonNullable<Listing['otherTexts']>;
  features: readonly string[];
  images: readonly string[];
  video: string | null;
  tour: string | null;
}>;
