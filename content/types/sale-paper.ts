import type { RegionId } from './listing';
import type { PropertyType } from './property-type';

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
  folder: 'mandate' | 'registry' | 'energy' | 'occupancy' | 'community';
  broughtBy: 'seller' | 'agency';
  /** Unset: everywhere. */
  regions?: readonly RegionId[];
  notFor?: readonly PropertyType[];
  isForSalesAlone?: true;
}>;
