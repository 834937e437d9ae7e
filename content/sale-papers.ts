import type { SaleDocument } from './types/sale-paper';

const notLivedIn = ['land', 'commercial'] as const;

/**
 * What a sale needs before the notary, and a letting before its contract. The law asks for the energy certificate
 * (RD 390/2021), in Catalonia for the cédula d'habitabilitat (Ley 18/2007, arts. 26 and 132; Decreto 141/2012), in the
 * Valencian Community for the declaration of occupation or a licence (Ley 3/2004, arts. 32-34; Decreto 12/2021); Madrid
 * has ended its cédula. The others are what notaries and buyers ask for. Land has no certificate of a building, premises
 * none of habitation.
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
