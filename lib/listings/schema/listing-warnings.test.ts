import { energyClasses, type Listing } from '@/content/types/listing';
import { makeListing } from '@/tests/support/make-listing';
import { listingWarnings } from './listing-warnings';

const flat = makeListing('flat');
const says = (es: string, en = 'It opens.') =>
  makeListing('flat', {
    text: { en: { ...flat.text.en, opening: en }, es: { ...flat.text.es, paragraphs: ['Una casa.', es] } },
  });
const rated = (changes: Partial<Extract<Listing['energy'], { status: 'rated' }>>, kind: 'flat' | 'shop' = 'flat') =>
  makeListing(kind, { energy: { ...flat.energy, ...changes } as Listing['energy'] });
const rules = (listing: Listing) => listingWarnings(listing).map(({ field, rule }) => [field, rule]);

it.each(['A', 'B'] as const)('class %s does not go with 398 kWh, nor with 81 kg', (letter) => {
  expect(rules(rated({ consumption: { letter, value: 398 } }))).toEqual([['energy.consumption', 'energyFigure']]);
  expect(rules(rated({ emissions: { letter, value: 81 } }))).toEqual([['energy.emissions', 'energyFigure']]);
});

it.each(['F', 'G'] as const)('class %s does not go with 12 kWh, nor with 1 kg', (letter) => {
  const ratings = { consumption: { letter, value: 12 }, emissions: { letter, value: 1 } };
  expect(rules(rated(ratings))).toHaveLength(2);
});

it('has room for each class at its usual figures, and none for premises', () => {
  const usual = { A: 30, B: 55, C: 85, D: 130, E: 220, F: 300, G: 400 };
  for (const letter of energyClasses) {
    const ratings = { consumption: { letter, value: usual[letter] }, emissions: { letter, value: usual[letter] / 5 } };
    expect([letter, rules(rated(ratings))]).toEqual([letter, []]);
  }
  expect(rules(rated({ consumption: { letter: 'A', value: 398 } }, 'shop'))).toEqual([]);
});

it.each([
  'Solo españoles.',
  'Se alquila sólo a parejas sin hijos',
  'Piso tranquilo, sin niños.',
  'No se admiten familias con bebés',
  'No se aceptan extranjeros.',
  'Niños no.',
  'Abstenerse estudiantes',
  'Extranjeros abstenerse',
  'Nada de estudiantes ni de gitanos',
  'Preferiblemente chicas',
  'Inquilinos menores de 35 años',
  'Edad máxima: 40 años',
  'No apto para discapacitados',
  'Exclusivamente católicos',
  'No se alquila a musulmanes',
])('warns of “%s”', (sentence) => {
  expect(rules(says(sentence))).toEqual([['text.es.paragraphs', 'exclusion']]);
});

it.each([
  'No students, please.',
  'Spaniards only',
  'Not suitable for children or pets',
  'Adults only.',
  'Only for couples',
  'No disabled people',
  'Foreigners need not apply',
  'No kids, no DSS',
  'Muslims not accepted',
  'Strictly women',
])('warns of “%s”', (sentence) => {
  expect(rules(says('Una casa.', sentence))).toEqual([['text.en.opening', 'exclusion']]);
});

it.each([
  ['La piscina lleva una cubierta que los niños no pueden abrir', 'The pool has a cover that children cannot open'],
  ['En un quinto, hasta los niños quedan lejos', 'The voices of the children from the school do not reach it'],
  ['No tiene ascensor ni garaje; sin mayores obras', 'No lift, no disabled access; only the stairs'],
  ['Cuarto sin ventana, con sitio para una familia', 'There is no family bathroom, and only one single room'],
  ['Solo se oye a los vecinos; solo el español de la radio', 'Everybody may ask for a viewing, and pets are welcome'],
  ['Sin gastos comunitarios pendientes; no es accesible', 'No community charges; not accessible in a wheelchair'],
])('is silent about “%s”', (es, en) => {
  expect(rules(says(es, en))).toEqual([]);
});

it('reads the texts in other languages too', () => {
  const otherTexts = { de: { title: 'Haus', text: 'Mit Nießbrauch verkauft.' } };
  expect(rules(makeListing('flat', { otherTexts }))).toEqual([['otherTexts.de.text', 'lessThanWhole']]);
});

it('warns of a home of which a share is sold, and of no letting', () => {
  expect(rules(says('Se vende la nuda propiedad.', 'A leasehold home.'))).toEqual([
    ['text.en.opening', 'lessThanWhole'],
    ['text.es.paragraphs', 'lessThanWhole'],
  ]);
  expect(rules({ ...says('Una casa.', 'A leasehold home.'), operation: 'rent' } as Listing)).toEqual([]);
});

it.each([
  ['Torrevieja', [['area', undefined]]],
  ['dreta-de-l-eixample', []],
])('a listing in %s has the warnings %j', (area, expected) => {
  expect(rules(makeListing('flat', { area }))).toEqual(expected);
});
