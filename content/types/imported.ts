import type { IsoDate, Localized } from './common';
import type { EnergyClass, Operation, RegionId } from './listing';
import type { PropertyType } from './property-type';

/**
 * A home as a Kyero v3 feed tells it. Not yet a listing: a feed has no usable area, year, habitability, charges or
 * running costs, which an advertisement must show here. `content/imported/homes.json` holds them, written by
 * `npm run listings:import`; a home of the portfolio with the same reference takes its price and date from it.
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
  /** At least one language. */
  description: Partial<Localized>;
  features: readonly string[];
  /** Addresses of pictures and of the home’s own page. */
  pictures: readonly string[];
  page: string | null;
}>;
