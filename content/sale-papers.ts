import type { SalePaper } from './types/sale-paper';

/**
 * What a sale needs before the notary: energy certificate (RD 390/2021), certificate of debts to the community (art.
 * 9.1.e LPH); cédula d'habitabilitat in Catalonia (Ley 18/2007), licence of occupation in the Valencian Community (Ley
 * 3/2004); report on the building where the region asks for it at a sale (Decreto 67/2015 in Catalonia).
 */
export const salePapers: readonly SalePaper[] = [
  { id: 'mandate', folder: 'mandate', broughtBy: 'agency' },
  { id: 'simpleNote', folder: 'registry', broughtBy: 'agency' },
  { id: 'titleDeed', folder: 'registry', broughtBy: 'seller' },
  { id: 'propertyTax', folder: 'registry', broughtBy: 'seller' },
  { id: 'energy', folder: 'energy', broughtBy: 'seller' },
  { id: 'habitability', folder: 'occupancy', broughtBy: 'seller', regions: ['catalonia'] },
  { id: 'occupancyLicence', folder: 'occupancy', broughtBy: 'seller', regions: ['valencian-community'] },
  { id: 'communityDebt', folder: 'community', broughtBy: 'seller' },
  { id: 'communityStatutes', folder: 'community', broughtBy: 'seller' },
  { id: 'buildingReport', folder: 'community', broughtBy: 'seller', regions: ['catalonia'] },
];
