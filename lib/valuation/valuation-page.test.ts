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

it('links to a prefilled contact form', async () => {
  const { visitHref } = await read('area=gracia&type=duplex&size=95&terrace=12&energy=D&year=1910&floor=4&lift=no');
  const url = new URL(visitHref ?? '', 'http://localhost');
  expect(url.pathname).toBe('/contact');
  expect(url.searchParams.get('subject')).toBe('valuation');
  const message = url.searchParams.get('message') ?? '';
  for (const part of [
    'Gràcia',
    'form.options.duplex',
    '95',
    'message.floor(4|no)',
    '1910',
    '12',
    'message.energy(D)',
    'message.estimate',
  ]) {
    expect(message).toContain(part);
  }
});

it('offers the visit without a figure, and no comparables', async () => {
  const view = await read('area=elsewhere');
  expect(view.result).toEqual({ kind: 'refused', reason: 'noData' });
  expect(view.comparables).toEqual([]);
  expect(view.visitHref).toContain('/contact?subject=valuation');
  expect(view.visitHref).not.toContain('estimate');
});

it('computes nothing for invalid input', async () => {
  const view = await read('size=big&condition=haunted&year=3000');
  expect(view.result).toBeNull();
  expect(view.visitHref).toBeNull();
  expect(view.errors).toEqual({
    size: 'errors.number',
    condition: 'errors.choice',
    year: expect.stringContaining('errors.tooHigh'),
  });
});

it('compares with available listings for sale', async () => {
  const view = await read('area=moraira&type=villa&size=250&bedrooms=4');
  expect(view.comparables.length).toBeGreaterThan(0);
  expect(view.comparables.every(({ isRent, status }) => !isRent && status !== 'sold')).toBe(true);
});

it('draws every district and town once, the dearest darkest', () => {
  const [city, coast] = readPriceMaps('gracia', 'es');
  expect(city?.tiles).toHaveLength(10);
  expect(coast?.tiles).toHaveLength(10);
  expect(city?.tiles.find(({ id }) => id === 'sarria-sant-gervasi')?.step).toBe(5);
  expect(city?.tiles.find(({ id }) => id === 'nou-barris')?.step).toBe(1);
  expect(city?.tiles.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual(['gracia']);
});
