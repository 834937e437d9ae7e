import { priceLevelOf } from '@/lib/listings/page/price-level';
import { placeLevel } from '@/lib/listings/place/place-level';
import { findValuedPlace } from '@/lib/valuation/valuation-places';
import { levelSources, priceLevels, setFileLevels } from './price-levels';

const level = { quarter: '2026-Q3', price: 5_500, source: 'Registradores' };

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28') }));
afterEach(() => {
  setFileLevels([]);
  jest.useRealTimers();
});

it('replaces a level of the content wherever levels are read, and returns to it', () => {
  const before = placeLevel('gracia')?.price?.value;
  setFileLevels([{ place: 'gracia', ...level }]);
  const stated = { basis: 'stated', price: { value: 5_500, asOf: '2026-09-30' } };
  expect(placeLevel('gracia')).toMatchObject(stated);
  expect(priceLevelOf({ area: 'gracia', operation: 'sale', type: 'apartment' })).toMatchObject(stated);
  expect(findValuedPlace('gracia')).toMatchObject({ basis: 'stated', price: 5_500 });
  setFileLevels([]);
  expect(placeLevel('gracia')?.price?.value).toBe(before);
});

it('gives a figure to a neighbourhood that had only that of its district', () => {
  setFileLevels([{ place: 'pedralbes', ...level }]);
  expect(findValuedPlace('pedralbes')).toMatchObject({ price: 5_500, district: null });
});

it('shows the quarter, and says from a year after its end that it is old', () => {
  const period = () => priceLevels().districts.find(({ id }) => id === 'gracia')?.price.period;
  setFileLevels([{ place: 'gracia', ...level }]);
  expect(period()).toEqual({ en: 'third quarter of 2026', es: 'tercer trimestre de 2026' });
  jest.setSystemTime(new Date('2027-09-30T12:00:00Z'));
  expect(period()?.en).toMatch(/third quarter of 2026; .*year old/);
});

it('says so of a level of the content too', () => {
  jest.setSystemTime(new Date('2031-01-01'));
  expect(priceLevels().coast.filter(({ price }) => !price.period.es.includes('más de un año'))).toEqual([]);
});

it('names each source once, that of a file with its quarter', () => {
  const before = levelSources(priceLevels().districts, 'en');
  setFileLevels([
    { place: 'gracia', ...level },
    { place: 'eixample', ...level },
  ]);
  const named = levelSources(priceLevels().districts, 'en');
  expect(named).toContain(before);
  expect(named.split('Registradores (third quarter of 2026)')).toHaveLength(2);
});
