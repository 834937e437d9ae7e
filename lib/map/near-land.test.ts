import { listings } from '@/content/properties/all';
import { listPlaces } from '@/lib/site/places';
import { isNearLand } from './near-land';

it('knows the land of every place and home', () => {
  const places = Object.values(listings).flatMap(({ id, latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ id, latitude, longitude }],
  );
  const all = [...places, ...listPlaces().map(({ centre, id }) => ({ id, ...centre }))];
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ latitude, longitude }) => !isNearLand([latitude, longitude]))).toEqual([]);
});

it.each([
  ['Ifac', [38.6337, 0.0765]],
  ['the harbour of Moraira', [38.6864, 0.1383]],
  ['Cap de la Nau', [38.7335, 0.2283]],
  ['the airport of Barcelona', [41.297, 2.078]],
  ['Cadaqués', [42.288, 3.277]],
  ['Peníscola', [40.3585, 0.4078]],
  ['Eivissa', [38.907, 1.43]],
  ['Alcossebre', [40.2447, 0.2776]],
  ['Torrevieja', [37.978, -0.68]],
  ['the delta of the Ebre', [40.72, 0.87]],
  ['Madrid', [40.4168, -3.7038]],
] as const)('%s is on land', (_, [latitude, longitude]) => expect(isNearLand([latitude, longitude])).toBe(true));

it.each([
  [38.6, 0.3],
  [38.5, 1.9],
  [41.3, 2.35],
  [38.3, -0.3],
])('%d, %d is in the sea', (latitude, longitude) => expect(isNearLand([latitude, longitude])).toBe(false));
