import { examineDatedFigures } from './dated-figures';

const NOW = new Date('2026-11-28');

it('lists old figures, oldest first, also those of a region', () => {
  const content = {
    rate: { value: 1, asOf: '2025-11-30' },
    tax: { madrid: { value: 1, asOf: '2024-01-01' }, catalonia: { value: 1, asOf: '2026-11-20' } },
  };
  expect(examineDatedFigures(NOW, content)).toMatchObject({
    state: 'advice',
    text: expect.stringContaining(': tax.madrid (2024-01-01), rate (2025-11-30).'),
  });
});

it('finds the mean rate of November 2025 in the content of the site', () => {
  expect(examineDatedFigures(NOW).text).toContain('meanMortgageRate');
});

it('has nothing to say of recent figures', () => {
  expect(examineDatedFigures(NOW, { rate: { value: 1, asOf: '2026-11-20' } }).state).toBe('good');
});
