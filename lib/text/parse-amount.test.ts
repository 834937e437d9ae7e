import { parseAmount } from './parse-amount';

describe('parseAmount', () => {
  it.each([
    ['350000', 350_000],
    ['350.000', 350_000],
    ['350,000', 350_000],
    ['1.350.000 €', 1_350_000],
    ['€ 350 000', 350_000],
    ['350.000,50', 350_000.5],
    ['350,000.5', 350_000.5],
    ['1250,75', 1250.75],
    ['0', 0],
    ['84 m²', 84],
    ['3\u00a0500', 3_500],
  ])('reads %s', (text, value) => expect(parseAmount(text)).toBe(value));

  it.each(['', 'x', '-1', '1e5', '3.50.000', '350.00.0', '1,2,3', '12,3456', '٣', '+5', '1.000,000.00', 'Infinity'])(
    'does not read %p',
    (text) => expect(parseAmount(text)).toBeNull(),
  );
});
