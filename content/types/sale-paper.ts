import type { RegionId } from './listing';
import type { PropertyType } from './property-type';

/** A paper that a sale or a letting needs. */
export type SaleDocument = Readonly<{
  id:
    | 'mandate'
    | 'simpleNote'
    | 'titleDeed'
    | 'propertyTax'
    | 'energy'
    | 'habitability'
    | 'occupancyLicence'
    | 'communityDebt';
  /** Where it belongs. */
  folder: 'mandate' | 'registry' | 'energy' | 'occupancy' | 'community';
  broughtBy: 'seller' | 'agency';
  /** Where it is needed; everywhere if left out. */
  regions?: readonly RegionId[];
  /** Types that have none. */
  notFor?: readonly PropertyType[];
  isForSalesAlone?: true;
}>;
