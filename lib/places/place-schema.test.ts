import { fieldCodes } from '@/lib/forms/define-form';
import type { Place } from '@/lib/site/places';
import { placeProblem } from './place-problem';
import { placeOf, placeSchema } from './place-schema';

const typed = {
  id: '',
  name: ' Xàbia ',
  otherName: 'Jávea',
  kind: 'town',
  parent: 'coast',
  municipality: '',
  region: 'valencian-community',
  agent: '',
  aliases: 'Javea\n\nXabia\nJavea',
  nearby: '',
  latitude: '38,789',
  longitude: '0.166',
  about: { es: 'Un pueblo.', en: 'A town.' },
  text: { es: 'Uno.\n\nDos.', en: 'One.\n \nTwo.' },
};

const codes = (changes: object) => {
  const result = placeSchema.safeParse({ ...typed, ...changes });
  return result.success ? null : fieldCodes(result.error);
};

it('makes a place of what was typed', () => {
  expect(placeOf(placeSchema.parse(typed))).toEqual({
    id: 'xabia',
    kind: 'town',
    parent: 'coast',
    name: 'Xàbia',
    otherName: 'Jávea',
    aliases: ['Jávea', 'Javea', 'Xabia'],
    region: 'valencian-community',
    isStressed: false,
    centre: { latitude: 38.789, longitude: 0.166 },
    about: { es: 'Un pueblo.', en: 'A town.' },
    text: { es: ['Uno.', 'Dos.'], en: ['One.', 'Two.'] },
  });
});

it('has the end of a stressed area only where rents are limited', () => {
  const until = (changes: object) => placeOf(placeSchema.parse({ ...typed, ...changes })).stressedUntil;
  expect(until({ isStressed: 'yes', stressedUntil: '2027-03-16' })).toBe('2027-03-16');
  expect(until({ stressedUntil: '2027-03-16' })).toBeUndefined();
  expect(until({ isStressed: 'yes', stressedUntil: '' })).toBeUndefined();
});

it.each([
  ['no name', { name: ' ' }, { name: 'required' }],
  ['an end that is no day', { stressedUntil: '2027-02-30' }, { stressedUntil: 'invalidDate' }],
  ['a long name', { name: 'a'.repeat(81) }, { name: 'tooLong' }],
  ['another kind', { kind: 'planet' }, { kind: 'required' }],
  ['no region', { region: '' }, { region: 'required' }],
  ['a latitude of nowhere', { latitude: '89' }, { latitude: 'latitude' }],
  ['words for a longitude', { longitude: 'west' }, { longitude: 'longitude' }],
  ['no point', { latitude: '', longitude: undefined }, { latitude: 'latitude', longitude: 'longitude' }],
  ['one language', { about: { es: 'Un pueblo.', en: '' } }, { 'about.en': 'bothLanguages' }],
  ['the other language', { text: { es: '', en: 'One.' } }, { 'text.es': 'bothLanguages' }],
  ['a long alias', { aliases: 'a'.repeat(81) }, { aliases: 'tooLong' }],
])('refuses %s at its field', (_, changes, expected) => {
  expect(codes(changes)).toEqual(expected);
});

describe('among other places', () => {
  const place = placeOf(placeSchema.parse(typed));
  const coast: Place = { ...place, id: 'coast', parent: null, oldSlugs: ['shore'] };
  const inner: Place = { ...place, id: 'inner', parent: 'xabia' };
  const problem = (changes: Partial<Place>) => placeProblem({ ...place, ...changes }, [coast, inner], ['hannah']);

  it.each([
    ['nothing', {}, null],
    ['a number', { id: 'zone-2' }, 'slug'],
    ['an accent', { id: 'xàbia' }, 'slug'],
    ['a word of addresses', { id: 'villas' }, 'reserved'],
    ['the hub', { id: 'viviendas' }, 'reserved'],
    ['another place', { id: 'inner', parent: null }, 'taken'],
    ['a former address', { id: 'shore' }, 'taken'],
    ['itself', { parent: 'xabia' }, 'circle'],
    ['what it holds', { parent: 'inner' }, 'circle'],
    ['an unknown parent', { parent: 'nowhere' }, 'choice'],
    ['another region', { region: 'madrid' }, 'otherRegion'],
    ['somebody of the team', { agent: 'hannah' }, null],
    ['a stranger', { agent: 'nobody' }, 'choice'],
  ] as const)('says what %s is', (_, changes, expected) => {
    expect(problem(changes)).toBe(expected);
  });
});
