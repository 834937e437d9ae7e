import { poolOf } from './pool-terms';

it.each([
  ...['Ja', 'privé', 'Privado', 'zwembad', 'Schwimmbad', 'Private pool 8x4', 'Yes (private)', 'heated pool'].map(
    (word) => [word, 'pool'] as const,
  ),
  ...['Gemeinschaftspool', 'gemeenschappelijk', 'communautaire', 'Común', 'Yes, communal'].map(
    (word) => [word, 'shared-pool'] as const,
  ),
  ...['nein', 'geen', '-', 'No pool', 'sin piscina', 'no communal pool', 'sin piscina comunitaria'].map(
    (word) => [word, null] as const,
  ),
  ...['optional', 'Optional communal pool', 'space for a pool', 'near communal pool', 'posibilidad de piscina'].map(
    (word) => [word, undefined] as const,
  ),
])('a pool that says %j: %j', (word, expected) => expect(poolOf(word)).toBe(expected));
