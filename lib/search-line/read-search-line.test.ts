import { foldText } from '@/lib/text/fold-text';
import { searchPlaces } from '@/tests/support/search-places';
import { TYPED_ON, type SearchPhrase } from '@/tests/support/search-phrase';
import { phrasesA } from '@/tests/support/search-phrases-a';
import { phrasesOfMeans } from '@/tests/support/search-phrases-means';
import { phrasesB } from '@/tests/support/search-phrases-b';
import { readSearchLine } from './read-search-line';

const read = (typed: string) => readSearchLine(typed, { places: searchPlaces, today: TYPED_ON });

const factsOf = (facts: object) =>
  Object.entries(facts).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}=${String(one)}`),
  );

/** `said`: the page reports ignored words. `wrong`: facts are missing without notice, or wrong words are reported. */
const verdicts = ['understood', 'said', 'wrong', 'false'] as const;

type Verdict = (typeof verdicts)[number];

function judge([typed, expected, rest = '']: SearchPhrase): Verdict {
  const line = read(typed);
  const found = new Set([...factsOf(line.filters), ...(line.reference ? [`reference=${line.reference}`] : [])]);
  const wanted = new Set(factsOf(expected));
  if ([...found].some((fact) => !wanted.has(fact))) return 'false';
  if (found.size === wanted.size) return foldText(line.rest) === foldText(rest) ? 'understood' : 'wrong';
  return line.rest !== '' ? 'said' : 'wrong';
}

const phrasesWith = (phrases: readonly SearchPhrase[], verdict: Verdict) =>
  phrases.filter((phrase) => judge(phrase) === verdict).map(([typed]) => typed);

function report(set: string, phrases: readonly SearchPhrase[]) {
  const counts = verdicts.map((verdict) => `${verdict} ${phrasesWith(phrases, verdict).length}`);
  process.stdout.write(`search line, ${set}: ${counts.join(', ')}\n`);
}

describe('two hundred phrases', () => {
  it('are a hundred in each half, none twice', () => {
    expect([phrasesA.length, phrasesB.length]).toEqual([100, 100]);
    expect(new Set([...phrasesA, ...phrasesB].map(([typed]) => foldText(typed))).size).toBe(200);
  });

  it.each(phrasesA.map((phrase) => [phrase[0], phrase] as const))('of half A, %j is understood', (_, phrase) => {
    expect([judge(phrase), read(phrase[0])]).toEqual(['understood', expect.anything()]);
  });

  it('of half B are understood as often as when the grammar was first measured', () => {
    report('half A', phrasesA);
    report('half B', phrasesB);
    expect(phrasesWith(phrasesB, 'understood').length).toBeGreaterThanOrEqual(94);
    expect(phrasesWith(phrasesB, 'false').length).toBeLessThanOrEqual(2);
  });
});

describe('what a buyer can pay', () => {
  it.each(phrasesOfMeans.map((phrase) => [phrase[0], phrase] as const))('%j is understood', (_, phrase) => {
    expect([judge(phrase), read(phrase[0])]).toEqual(['understood', expect.anything()]);
  });

  it('has no false facts', () => {
    report('means', phrasesOfMeans);
    expect(phrasesWith(phrasesOfMeans, 'false')).toEqual([]);
  });

  it('is about homes, although it names a mortgage or the residence', () => {
    expect(phrasesOfMeans.filter(([typed]) => !read(typed).isAboutHomes)).toEqual([]);
  });

  it.each([
    ['efectivo', {}],
    ['50 cash', {}],
    ['villa cash', { types: ['villa'] }],
    ['non resident', {}],
    ['alquiler con 120k', { operation: 'rent', maxPrice: 120_000 }],
    ['3 habitaciones al mes', { beds: 3 }],
  ])('false facts: %s', (typed, facts) => {
    expect(read(typed).filters).toEqual(facts);
  });
});

describe('words that look like facts', () => {
  it.each([
    ['techos de 3 m', {}],
    ['ceilings of 3m', {}],
    ['villa con parcela de 800 m2', { types: ['villa'] }],
    ['apartamento en primera línea de golf', { types: ['apartment'] }],
    ['08012', {}],
    ['3 bedrooms with 2 parking spaces', { beds: 3, parkingSpaces: 2 }],
    ['piso con dos plazas de garaje', { types: ['apartment'], parkingSpaces: 2 }],
    ['villa with parking', { types: ['villa'], features: ['parking'] }],
    ['612345678', {}],
    ['piso 28001', { types: ['apartment'] }],
    ['piso 2015', { types: ['apartment'] }],
    ['near shops', {}],
    ['gracias', {}],
    ['Grecia', {}],
    ['barceloneses', {}],
    ['hasta 3 habitaciones', {}],
    ['máximo 100 m2', {}],
    ['10 minutes drive from the beach', {}],
    ['a bajo precio', {}],
    ['bajo los 300 mil', { maxPrice: 300_000 }],
    ['not in Gràcia', {}],
    ['buy or rent flat', { types: ['apartment'] }],
    ['sin ascensor y terraza', { without: ['lift'] }],
    ['piscina sin piscina', { features: ['pool'] }],
  ])('%s', (typed, facts) => {
    expect(read(typed).filters).toEqual(facts);
  });
});

describe('a line about something else than homes', () => {
  it.each([
    'vender piso barcelona',
    'gastos compra vivienda',
    'cómo comprar un piso',
    'inmobiliaria moraira',
    'estate agent altea',
    'relocation barcelona',
    'buying property in spain as a foreigner',
    'cuánto vale mi piso',
    'a flat that gets the morning sun upon its kitchen',
  ])('%s', (typed) => {
    expect(read(typed).isAboutHomes).toBe(false);
  });

  it.each(['piso', '2 hab', 'altea', 'piso modernista en Gràcia', '¿hay pisos en Gràcia?'])('but not %s', (typed) => {
    expect(read(typed).isAboutHomes).toBe(true);
  });
});

describe('hostile lines', () => {
  it.each([
    '',
    ' ',
    '0'.repeat(10_000),
    '9 '.repeat(5_000),
    'piso '.repeat(2_000),
    'a'.repeat(10_000),
    `${'sin '.repeat(50)}piso`,
    'entre 1 y 2 y 3 y 4 y 5 y 6 y 7 y 8 y 9',
    '🏠👨‍👩‍👧‍👦🏖️',
    '<script>alert(1)</script>',
    "' OR 1=1; DROP TABLE listings; --",
    '../../etc/passwd\u0000%00',
    '\ud83d',
    'שלום ברצלונה',
    '\u202Episo\u202C',
    '١٢٣ غرف',
    '__proto__ constructor toString',
  ])('%j is read at once', (typed) => {
    const start = performance.now();
    const { rest } = read(typed);
    expect(performance.now() - start).toBeLessThan(100);
    expect(rest.length).toBeLessThanOrEqual(250);
  });

  it('does not take figures for facts', () => {
    for (const typed of ['0', '1', '999999999999', '1.2.3.4', '0,0', '-5', '1e9', '0 habitaciones', '99 baños']) {
      expect(read(typed).filters).toEqual({});
    }
  });
});
