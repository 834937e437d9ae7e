import type { RegionId } from './listing';
import type { PropertyType } from './property-type';

/** Facts of a listing on which a document depends. */
export type DocumentCondition =
  'community' | 'mortgage' | 'let' | 'newBuild' | 'resale' | 'inspectionAge' | 'energyRated' | 'habitabilityRequired';

export type SaleDocument = Readonly<{
  id:
    | 'mandate'
    | 'simpleNote'
    | 'titleDeed'
    | 'propertyTax'
    | 'mortgageBalance'
    | 'energy'
    | 'habitability'
    | 'occupancyLicence'
    | 'firstOccupation'
    | 'lease'
    | 'communityDebt'
    | 'buildingInspection'
    | 'tenYearInsurance';
  folder: 'mandate' | 'registry' | 'energy' | 'occupancy' | 'community';
  broughtBy: 'seller' | 'agency';
  /** Unset: everywhere. */
  regions?: readonly RegionId[];
  notFor?: readonly PropertyType[];
  isForSalesAlone?: true;
  /** All must be true. */
  onlyIf?: readonly DocumentCondition[];
}>;
