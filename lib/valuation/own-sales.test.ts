import { ownSales, type SoldPrice } from './own-sales';

const sold = (area: string, price: number, given: Partial<SoldPrice> = {}): SoldPrice => ({
  ...{ area, price, type: 'apartment', size: 100, soldOn: '2026-08-10' },
  ...given,
});
const flat = { level: 'gracia', group: 'barcelona', isFlat: true };

it('sums up three sales of the place, in the level of which a neighbourhood counts', () => {
  const sales = [
    sold('gracia', 520_000, { soldOn: '2026-02-01' }),
    sold('gracia', 548_000),
    sold('gracia', 610_000, { size: 110, type: 'penthouse' }),
    sold('eixample', 900_000),
  ];
  expect(ownSales(flat, sales)).toEqual({
    ...{ scope: 'place', count: 3, perArea: 5_500 },
    ...{ firstQuarter: '2026-Q1', lastQuarter: '2026-Q3' },
  });
});

it('shows no single sale: below three of the place the city counts, below three of the city nothing', () => {
  const two = [sold('gracia', 500_000), sold('gracia', 520_000)];
  expect(ownSales(flat, two)).toBeNull();
  expect(ownSales(flat, [...two, sold('moraira', 500_000), sold('gracia', 500_000, { type: 'house' })])).toBeNull();
  expect(ownSales(flat, [...two, sold('eixample', 600_000)])).toMatchObject({
    scope: 'group',
    count: 3,
    perArea: 5_200,
  });
});
