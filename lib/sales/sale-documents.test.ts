import { makeListing } from '@/tests/support/make-listing';
import { saleDocumentFacts, documentsOf, findSaleDocument } from './sale-documents';

const idsOf = (
  region: Parameters<typeof documentsOf>[0]['region'],
  facts: Partial<Parameters<typeof documentsOf>[0]> = {},
) => documentsOf({ region, operation: 'sale', type: 'apartment', ...facts }, 2026).map(({ id }) => id);

it('asks for the certificate of the region', () => {
  expect(idsOf('catalonia')).toEqual(expect.arrayContaining(['energy', 'habitability', 'communityDebt']));
  expect(idsOf('valencian-community')).toContain('occupancyLicence');
  expect(idsOf('valencian-community')).not.toContain('habitability');
  for (const region of ['madrid', null] as const) {
    expect(idsOf(region)).not.toEqual(expect.arrayContaining(['habitability']));
    expect(idsOf(region)).toContain('energy');
  }
});

it('asks neither landlords for what buyers want, nor for the certificates of a building without one', () => {
  expect(idsOf('catalonia', { operation: 'rent' })).toEqual(['mandate', 'simpleNote', 'energy', 'habitability']);
  expect(idsOf('valencian-community', { type: 'land' })).toEqual(['mandate', 'simpleNote', 'titleDeed', 'propertyTax']);
  const premises = idsOf('catalonia', { type: 'commercial' });
  expect(premises).toEqual(expect.arrayContaining(['energy', 'communityDebt']));
  expect(premises).not.toContain('habitability');
});

it.each([
  ['house', undefined, false],
  ['house', 0, false],
  ['villa', 0, false],
  ['house', 60, true],
  ['villa', 210, true],
  ['apartment', undefined, true],
  ['apartment', 85, true],
  ['apartment', 0, false],
  ['commercial', undefined, true],
  ['land', 60, false],
] as const)('asks for the debts with the community: %s with %p EUR a month: %p', (type, communityFees, isRequired) => {
  expect(idsOf('valencian-community', { type, communityFees }).includes('communityDebt')).toBe(isRequired);
});

it('asks for what a mortgage, a tenant and the age of the building bring', () => {
  expect(idsOf('catalonia')).not.toEqual(expect.arrayContaining(['mortgageBalance']));
  expect(idsOf('catalonia', { hasMortgage: true })).toContain('mortgageBalance');
  expect(idsOf('catalonia', { occupancy: 'let' })).toContain('lease');
  expect(idsOf('catalonia', { occupancy: 'owner' })).not.toContain('lease');
  expect(idsOf('catalonia', { operation: 'rent', occupancy: 'let', hasMortgage: true })).toEqual(
    idsOf('catalonia', { operation: 'rent' }),
  );
  expect(idsOf('catalonia', { year: 1981 })).toContain('buildingInspection');
  expect(idsOf('catalonia', { year: 1982 })).not.toContain('buildingInspection');
  expect(idsOf('valencian-community', { year: 1981 })).not.toContain('buildingInspection');
  expect(idsOf('catalonia', { year: 1900, type: 'house' })).not.toContain('buildingInspection');
});

it('asks for the papers of a new build in place of those of a resale', () => {
  const own = ['firstOccupation', 'tenYearInsurance'];
  const built = idsOf('valencian-community', { isNewBuild: true });
  expect(built).toEqual(expect.arrayContaining(own));
  expect(built).not.toContain('occupancyLicence');
  expect(built).not.toContain('propertyTax');
  const resale = idsOf('valencian-community', { isNewBuild: false });
  expect(resale).toEqual(expect.arrayContaining(['occupancyLicence', 'propertyTax']));
  expect(resale.filter((id) => own.includes(id))).toEqual([]);
});

it('asks for no certificate that the listing says it does not need', () => {
  expect(idsOf('catalonia', { energy: 'exempt' })).not.toContain('energy');
  expect(idsOf('catalonia', { habitability: 'not-required' })).not.toContain('habitability');
  expect(idsOf('catalonia', { energy: 'rated', habitability: 'in-process' })).toEqual(
    expect.arrayContaining(['energy', 'habitability']),
  );
});

it('reads the facts of a listing', () => {
  const villa = makeListing('villa', { communityFees: 0, occupancy: 'let', isNewBuild: false, year: 1975 });
  expect(saleDocumentFacts({ ...villa, charges: 'A mortgage' })).toEqual({
    communityFees: 0,
    isNewBuild: false,
    year: 1975,
    occupancy: 'let',
    energy: villa.energy.status,
    habitability: villa.habitability.status,
    hasMortgage: true,
  });
});

it('knows its documents by their id alone', () => {
  expect(findSaleDocument('energy')).toMatchObject({ folder: 'energy' });
  expect(findSaleDocument('zzz')).toBeNull();
});

const hasMortgage = (charges: string) => saleDocumentFacts({ ...makeListing('villa'), charges }).hasMortgage;

it.each([
  'Una hipoteca, que la propiedad cancela en la firma',
  'La hipoteca del promotor',
  'Hipoteca de CaixaBank, 120.000 € pendientes',
  'Sin más cargas que una hipoteca',
  'Libre de cargas, salvo la hipoteca de los propietarios',
  'A mortgage, cancelled by the seller at the notary',
  'No charges other than a mortgage',
  'No easements; a mortgage of 2019',
])('finds the mortgage in %j', (charges) => expect(hasMortgage(charges)).toBe(true));

it.each([
  'Sin cargas en el Registro',
  'Sin hipoteca; la comunidad acordó renovar los desagües',
  'Libre de cargas e hipotecas',
  'No tiene hipoteca',
  'Sin cargas ni hipotecas',
  'No mortgage; the façade is protected',
  'Free of charges and mortgages',
  'None registered',
  '',
])('finds no mortgage in %j', (charges) => expect(hasMortgage(charges)).toBe(false));
