import { purchaseRates } from '@/lib/costs/rates';
import { transferTaxRates } from './transfer-tax';

const { transferTax: catalonia } = purchaseRates('catalonia');
const { transferTax: valencia } = purchaseRates('valencian-community');

describe('the rates that apply to a price', () => {
  it('range from the first band to the one reached if bands are marginal', () => {
    expect(transferTaxRates(600_000, catalonia)).toEqual({ from: 0.1, to: 0.1 });
    expect(transferTaxRates(600_000.01, catalonia)).toEqual({ from: 0.1, to: 0.11 });
    expect(transferTaxRates(3_850_000, catalonia)).toEqual({ from: 0.1, to: 0.13 });
  });

  it('are one rate if the band taxes all', () => {
    expect(transferTaxRates(1_000_000, valencia)).toEqual({ from: 0.09, to: 0.09 });
    expect(transferTaxRates(1_000_001, valencia)).toEqual({ from: 0.11, to: 0.11 });
  });
});
