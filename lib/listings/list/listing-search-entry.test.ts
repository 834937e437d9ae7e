import { makeListing } from '@/tests/support/make-listing';
import { searchEntryOf } from './listing-search-entry';

const beach = (minutes: number, by: 'foot' | 'car') => ({ kind: 'beach', name: 'Platja', minutes, by }) as const;

it.each([
  ['a balcony', { features: ['balcony'] }, ['terrace']],
  ['the community’s pool', { features: ['shared-pool'] }, ['pool']],
  ['a lift that is no feature', { hasLift: true }, ['lift']],
  ['a garage among the rooms', { rooms: [{ room: 'garage', area: 15, level: 0 }] }, ['parking']],
  ['pets and furniture', { features: ['furnished', 'pets-allowed'] }, ['furnished', 'pets']],
  ['a home never lived in', { condition: 'new' }, ['new-build']],
  ['a new build', { isNewBuild: true }, ['new-build']],
  ['what nobody filters by', { features: ['high-ceilings', 'heating'] }, []],
] as const)('takes %s', (_, given, expected) => {
  const bare = makeListing('flat', { features: [], hasLift: false, rooms: [] });
  expect(searchEntryOf({ ...bare, ...given }).features).toEqual(expected);
});

it('has the nearest beach on foot in metres, 80 a minute, and none that is a drive away', () => {
  const nearby = [beach(12, 'foot'), beach(5, 'foot'), beach(2, 'car')];
  expect(searchEntryOf(makeListing('flat', { nearby })).seaMetres).toBe(400);
  expect(searchEntryOf(makeListing('flat', { nearby: [beach(2, 'car')] })).seaMetres).toBeNull();
});

it('has an energy class and a yield where they are known', () => {
  const source = { en: 'Deposits', es: 'Fianzas' };
  const rented = makeListing('flat', { price: 400_000, likelyRent: { amount: 1_500, source, date: '2026-10-01' } });
  expect(searchEntryOf(rented)).toMatchObject({ energy: 'E', grossYield: 0.045 });
  const exempt = makeListing('flat', { energy: { status: 'exempt', reason: source } });
  expect(searchEntryOf(exempt)).toMatchObject({ energy: null, grossYield: null });
});
