import { keysOnly } from '@/tests/support/translate';
import { readPriceMaps } from './price-tiles';
import { readValuationPage } from './valuation-page';

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve(keysOnly) }));

const read = (query: string) => readValuationPage(new URLSearchParams(query), 'en');

it('shows an example by default', async () => {
  const view = await read('');
  expect(view).toMatchObject({ isRequested: false, errors: {}, result: { kind: 'estimate' } });
  expect(view.comparables.length).toBeGreaterThan(0);
});

it('takes the place as a line of text, and says where it found it', async () => {
  expect(await read('place=Carrer de Dalt 3, Gràcia')).toMatchObject({
    isRequested: true,
    values: { area: 'gracia' },
    place: { typed: 'Carrer de Dalt 3, Gràcia', error: null, note: null, unknown: null },
    result: { kind: 'estimate' },
  });
  const { place } = await read('place=Carrer de Girona 12&size=90');
  expect(place).toMatchObject({
    note: null,
    unknown: { text: 'place.unknown(Carrer de Girona 12)', hint: 'place.nearest' },
  });
});

it('goes on reading addresses with an area, and prefers it', async () => {
  expect(await read('area=gracia')).toMatchObject({ values: { area: 'gracia' }, place: { typed: 'Gràcia' } });
  expect((await read('area=gracia&place=Moraira')).values.area).toBe('gracia');
});

it('reads what the search on /sell passes on', async () => {
  expect((await read('place=Gràcia&type=atico')).values.type).toBe('penthouse');
  expect(await read('location=Moraira&type=casa')).toMatchObject({ values: { area: 'moraira', type: 'house' } });
  expect(await read('location=&type=')).toMatchObject({ place: { error: null }, result: { kind: 'estimate' } });
  expect(await read('place=&type=piso')).toMatchObject({ place: { error: null }, result: { kind: 'estimate' } });
  expect((await read('place=Gràcia&type=')).errors).toEqual({});
});

it('names the nearest places of one that is not known, with the rest of the form', async () => {
  const { place, result } = await read('place=Moriara&size=120&type=villa');
  expect(result).toEqual({ kind: 'refused', reason: 'noData' });
  const [nearest] = place.unknown?.nearest ?? [];
  expect(nearest?.name).toBe('Moraira');
  const query = new URL(nearest?.href ?? '', 'http://localhost').searchParams;
  expect(await read(query.toString())).toMatchObject({
    values: { area: 'moraira', size: '120', type: 'villa' },
    result: { kind: 'estimate' },
  });
  expect((await read('place=Girona')).place.unknown).toEqual({
    text: 'place.unknown(Girona)',
    hint: 'place.known',
    nearest: [],
  });
});

it('asks for a place where the form was sent without one', async () => {
  expect(await read('place=&size=90')).toMatchObject({ place: { error: 'errors.required' }, result: null });
});

it('has no comparables without a figure', async () => {
  const view = await read('area=elsewhere');
  expect(view.result).toEqual({ kind: 'refused', reason: 'noData' });
  expect(view.comparables).toEqual([]);
});

it('computes nothing for invalid input', async () => {
  const view = await read('size=big&condition=haunted&year=3000');
  expect(view.result).toBeNull();
  expect(view.errors).toEqual({
    size: 'errors.number',
    condition: 'errors.choice',
    year: expect.stringContaining('errors.tooHigh'),
  });
});

it('compares with listings for sale, sold ones first, and says how they differ', async () => {
  const view = await read('area=moraira&type=villa&size=300&bedrooms=4&condition=good');
  const [first] = view.comparables;
  expect(first).toMatchObject({ card: { id: 'villa-sold' }, status: 'comparable.status.sold' });
  expect(view.comparables.every(({ card }) => !card.isRent)).toBe(true);
  // 1,480,000 / 320 m2 against 4,364 × (1 + factors) of an estimate of 300 m2.
  expect(first?.perArea).toBe('€4,625/m²');
  expect(first?.differences[0]).toBe('comparable.differences.larger(20\u00a0m²)');
});

it('says how few there are', async () => {
  const { comparables, comparablesText } = await read('area=gracia&size=300&bedrooms=4');
  expect(comparables.length).toBeLessThan(3);
  expect(comparablesText).toBe(`comparable.fewer(${comparables.length})`);
});

it('draws every district and town once, the dearest darkest', () => {
  const [city, coast] = readPriceMaps('gracia', 'es');
  expect(city?.tiles).toHaveLength(10);
  expect(coast?.tiles).toHaveLength(10);
  expect(city?.tiles.find(({ id }) => id === 'sarria-sant-gervasi')?.step).toBe(5);
  expect(city?.tiles.find(({ id }) => id === 'nou-barris')?.step).toBe(1);
  expect(city?.tiles.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual(['gracia']);
});
