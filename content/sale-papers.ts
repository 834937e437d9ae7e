import type { RegionId } from './types/listing';
import type { SaleDocument } from './types/sale-paper';

const notLivedIn = ['land', 'commercial'] as const;

/**
 * Required by law: energy certificate (RD 390/2021), cédula d'habitabilitat in Catalonia (Ley 18/2007, arts. 26 and
 * 132; Decreto 141/2012), declaration of occupation or licence in the Valencian Community (Ley 3/2004, arts. 32-34;
 * Decreto 12/2021), insurance of new homes (Ley 38/1999, arts. 19-20), debts with the community (LPH, art. 9.1.e).
 * Madrid abolished its cédula. Notaries and buyers ask for the others (in Catalonia Ley 18/2007, art. 65).
 */
export const saleDocuments: readonly SaleDocument[] = [
  { id: 'mandate', folder: 'mandate', broughtBy: 'agency' },
  { id: 'simpleNote', folder: 'registry', broughtBy: 'agency' },
  { id: 'titleDeed', folder: 'registry', broughtBy: 'seller', isForSalesAlone: true },
  { id: 'propertyTax', folder: 'registry', broughtBy: 'seller', isForSalesAlone: true, onlyIf: ['resale'] },
  { id: 'mortgageBalance', folder: 'registry', broughtBy: 'seller', isForSalesAlone: true, onlyIf: ['mortgage'] },
  { id: 'energy', folder: 'energy', broughtBy: 'seller', notFor: ['land'], onlyIf: ['energyRated'] },
  {
    id: 'habitability',
    folder: 'occupancy',
    broughtBy: 'seller',
    regions: ['catalonia'],
    notFor: notLivedIn,
    onlyIf: ['habitabilityRequired'],
  },
  {
    id: 'occupancyLicence',
    folder: 'occupancy',
    broughtBy: 'seller',
    regions: ['valencian-community'],
    notFor: notLivedIn,
    onlyIf: ['habitabilityRequired', 'resale'],
  },
  {
    id: 'firstOccupation',
    folder: 'occupancy',
    broughtBy: 'seller',
    regions: ['valencian-community', 'madrid'],
    notFor: notLivedIn,
    onlyIf: ['newBuild'],
  },
  { id: 'lease', folder: 'occupancy', broughtBy: 'seller', isForSalesAlone: true, onlyIf: ['let'] },
  {
    id: 'communityDebt',
    folder: 'community',
    broughtBy: 'seller',
    isForSalesAlone: true,
    notFor: ['land'],
    onlyIf: ['community'],
  },
  {
    id: 'buildingInspection',
    folder: 'community',
    broughtBy: 'seller',
    isForSalesAlone: true,
    notFor: ['land', 'house', 'villa', 'commercial'],
    onlyIf: ['inspectionAge'],
  },
  {
    id: 'tenYearInsurance',
    folder: 'registry',
    broughtBy: 'seller',
    isForSalesAlone: true,
    notFor: notLivedIn,
    onlyIf: ['newBuild'],
  },
];

/**
 * Years after which a building of flats needs an inspection (Catalonia: Decreto 67/2015; Valencian Community: Decreto
 * 53/2018; Madrid: by-law of the city; elsewhere RDLeg 7/2015, art. 29). As of November 2026.
 */
export const inspectionYears: Readonly<Record<RegionId | 'elsewhere', number>> = {
  catalonia: 45,
  'valencian-community': 50,
  madrid: 30,
  elsewhere: 50,
};
