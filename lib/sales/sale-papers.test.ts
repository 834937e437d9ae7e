import { findSalePaper, papersOf } from './sale-papers';

const idsOf = (region: Parameters<typeof papersOf>[0]) => papersOf(region).map(({ id }) => id);

it('asks for the certificate of the region', () => {
  expect(idsOf('catalonia')).toEqual(expect.arrayContaining(['energy', 'habitability', 'communityDebt']));
  expect(idsOf('valencian-community')).toContain('occupancyLicence');
  expect(idsOf('valencian-community')).not.toContain('habitability');
  for (const region of ['madrid', null] as const) {
    expect(idsOf(region)).not.toEqual(expect.arrayContaining(['habitability']));
    expect(idsOf(region)).toContain('energy');
  }
});

it('knows its documents by their id alone', () => {
  expect(findSalePaper('energy')).toMatchObject({ folder: 'energy' });
  expect(findSalePaper('zzz')).toBeNull();
});
