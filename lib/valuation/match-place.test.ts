import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { makeListing } from '@/tests/support/make-listing';
import { matchPlace } from './match-place';
import { plainStreet } from './street-name';
import { listValuedPlaces } from './valuation-places';

const idOf = (text: string) => {
  const match = matchPlace(text);
  return match.kind === 'unknown' ? match.nearest.map(({ id }) => id) : match.place.id;
};

it.each([
  ['Gràcia', 'gracia'],
  ['gracia, barcelona', 'gracia'],
  ['El Putxet', 'sarria-sant-gervasi'],
  ['Putxet i el Farró, Barcelona', 'sarria-sant-gervasi'],
  ['Sant Martí de Provençals', 'sant-marti'],
  ['Diagonal Mar', 'diagonal-mar'],
  ['Pedralbes', 'pedralbes'],
  ['Carrer d’Aribau 12, Eixample', 'eixample'],
  ['C/ Mayor 3, 03710 Calpe', 'calp'],
  ['Jávea', 'xabia'],
  ['XÀBIA', 'xabia'],
  ['Denia (Alicante)', 'denia'],
  ['Alacant', 'alicante'],
  ['El Portet, Moraira', 'moraira'],
])('finds the place of “%s”: %s', (text, id) => expect(idOf(text)).toBe(id));

describe('by the streets of the listings', () => {
  const inGracia = { area: 'gracia', municipality: 'Barcelona' } as const;
  beforeEach(() =>
    setCatalogue(
      [
        makeListing('flat', { ...inGracia, id: 'one', street: 'Carrer de Verdi' }),
        makeListing('flat', { ...inGracia, id: 'two', street: 'Carrer de Balmes' }),
        makeListing('flat', { id: 'three', area: 'eixample', municipality: 'Barcelona', street: 'Carrer de Balmes' }),
        makeListing('flat', { id: 'four', area: 'madrid', municipality: 'Madrid', street: 'Calle de Hermosilla' }),
      ],
      [],
      1,
    ),
  );

  it.each([
    'Carrer de Verdi',
    'Carrer de Verdi 12, 3º 2ª',
    'Calle Verdi 12, Barcelona',
    'c/ verdi, 12',
    'C/ VERDI 12 08012 Barcelona',
  ])('finds “%s”', (text) => expect(matchPlace(text)).toMatchObject({ kind: 'street', place: { id: 'gracia' } }));

  it('takes no street of another town, nor one of a place without a level', () => {
    expect(idOf('Carrer de Verdi 12, Lleida')).toEqual([]);
    expect(idOf('Calle de Hermosilla 3, Madrid')).toEqual([]);
  });

  it('asks where a street has listings in two places', () =>
    expect(idOf('Carrer de Balmes 150')).toEqual(['gracia', 'eixample']));

  it('lets the place that is named win', () => expect(idOf('Carrer de Verdi 12, Sarrià')).toBe('sarria-sant-gervasi'));
});

it('reads no place in the name of a street', () => {
  expect(matchPlace('Passeig de Gràcia 100, Barcelona').kind).toBe('unknown');
  expect(idOf('Avinguda de Sarrià 3')).toEqual(['sarria-sant-gervasi']);
});

it('says what may be meant', () => {
  const city = listValuedPlaces().filter(({ group }) => group === 'barcelona');
  expect(idOf('Barcelona')).toEqual(city.map(({ id }) => id));
  expect(idOf('Moriara')).toEqual(['moraira']);
  expect(idOf('Eixampel')).toContain('eixample');
  expect(idOf('Girona')).toEqual([]);
  for (const text of ['', '12', ',,,', '__proto__', 'constructor', '<script>', 'x'.repeat(120)]) {
    expect(idOf(text)).toEqual([]);
  }
});

it('has one name for a street, however it is shortened', () => {
  expect(new Set(['Carrer de Verdi', 'Calle Verdi', 'C/ Verdi', 'carrer  VERDI'].map(plainStreet)).size).toBe(1);
  expect(plainStreet('Pl. de la Virreina')).toBe(plainStreet('Plaça de la Virreina'));
});
