import { oldFigures } from './dated-figures';

const NOW = new Date('2026-11-28');

it('lists old figures, oldest first, also those of a region', () => {
  const content = {
    rate: { value: 1, asOf: '2025-11-30' },
    tax: { madrid: { value: 1, asOf: '2024-01-01' }, catalonia: { value: 1, asOf: '2026-11-20' } },
  };
  expect(oldFigures(NOW, content)).toEqual([
    { name: 'tax.madrid', asOf: '2024-01-01' },
    { name: 'rate', asOf: '2025-11-30' },
  ]);
});

it('names a list once for each day', () => {
  const price = (asOf: string) => ({ id: asOf, price: { value: 1, asOf } });
  const levels = [price('2025-12-31'), price('2025-12-31'), price('2025-02-28')];
  expect(oldFigures(NOW, { levels })).toEqual([
    { name: 'levels.price', asOf: '2025-02-28' },
    { name: 'levels.price', asOf: '2025-12-31' },
  ]);
});

it('finds the dated figures of the site', () => {
  expect(oldFigures(new Date('2100-01-01')).length).toBeGreaterThan(10);
});
