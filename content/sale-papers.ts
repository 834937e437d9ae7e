import type { SaleDocument } from './types/sale-paper';

const notLivedIn = ['land', 'commercial'] as const;

/**
 * Required by law: energy certificate (RD 390/2021), cédula d'habitabilitat in Catalonia (Ley 18/2007, arts. 26 and
 * 132; Decreto 141/2012), declaration of occupation or licence in the Valencian Community (Ley 3/2004, arts. 32-34;
 * Decreto 12/2021). Madrid abolished its cédula. Notaries and buyers ask for the others.
 */
export const saleDocuments: readonly SaleDocument[] = [
  { id: 'mandate', folder: 'mandate', broughtBy: 'agency' },
  { id: 'simpleNote', folder: 'registry', broughtBy: 'agency' },
  { id: 'titleDeed', folder: 'registry', broughtBy: 'seller', isForSalesAlone: true },
  { id: 'propertyTax', folder: 'registry', broughtBy: 'seller', isForSalesAlone: true },
  { id: 'energy', folder: 'energy', broughtBy: 'seller', notFor: ['land'] },
  { id: 'habitability', folder: 'occupancy', broughtBy: 'seller', regions: ['catalonia'], notFor: notLivedIn },
  {
    id: 'occupancyLicence',
    folder: 'occupancy',
    broughtBy: 'seller',
    regions: ['valencian-community'],
    notFor: notLivedIn,
  },
  { id: 'communityDebt', folder: 'community', broughtBy: 'seller', isForSalesAlone: true, notFor: ['land'] },
];
