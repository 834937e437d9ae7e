import { findSaleDocument, documentsOf } from './sale-documents';

const idsOf = (
  region: Parameters<typeof documentsOf>[0]['region'],
  { operation = 'sale', type = 'apartment' }: Partial<Parameters<typeof documentsOf>[0]> = {},
) => documentsOf({ region, operation, type }).map(({ id }) => id);

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

it('knows its documents by their id alone', () => {
  expect(findSaleDocument('energy')).toMatchObject({ folder: 'energy' });
  expect(findSaleDocument('zzz')).toBeNull();
});
