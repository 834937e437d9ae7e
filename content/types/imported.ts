import type { IsoDate, Localized } from './common';
import type { EnergyClass, Operation, RegionId } from './listing';
import type { PropertyType } from './property-type';

/**
 * A listing of a Kyero v3 feed: lacks data that advertisements need here (usable area, year, habitability, charges,
 * costs). In `content/imported/homes.json` by `npm run listings:import`; portfolio listings with the same reference
 * take price and date from it.
 */
export type ImportedListing = Readonly<{
  /** `id` of the feed. */
  feedId: string;
  reference: string;
  updated: IsoDate;
  operation: Operation;
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
  /** URLs. The name is stored in imported files. */
  pictures: readonly string[];
  page: string | null;
}>;
