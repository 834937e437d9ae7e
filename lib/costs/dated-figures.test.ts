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

it('finds the dated figures of the site', () => {
  expect(oldFigures(new Date('2100-01-01')).length).toBeGreaterThan(10);
});
