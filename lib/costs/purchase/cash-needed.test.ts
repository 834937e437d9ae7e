import { purchaseRates } from '@/lib/costs/rates';
import { cashNeeded } from './cash-needed';
import { purchaseCosts } from './purchase-costs';

const costs = purchaseCosts({ price: 1_480_000, vat: null }, purchaseRates('valencian-community'));

describe('the buyer’s own money', () => {
  it('is price and costs less the loan, plus the appraisal', () => {
    expect(cashNeeded(costs, { loanToValue: 0.7, appraisal: 450 })).toEqual({
      loan: 1_036_000,
      appraisal: 450,
      cash: 614_310,
    });
    expect(cashNeeded(costs, { loanToValue: 0.8, appraisal: 450 }).cash).toBe(466_310);
  });

  it('is the total without a loan or appraisal', () => {
    expect(cashNeeded(costs, { loanToValue: 0, appraisal: 450 })).toEqual({ loan: 0, appraisal: 0, cash: 1_649_860 });
  });

  it('takes the loan from the lower of price and appraisal', () => {
    expect(cashNeeded(costs, { loanToValue: 0.8, appraisal: 450, appraisedValue: 1_400_000 }).loan).toBe(1_120_000);
    expect(cashNeeded(costs, { loanToValue: 0.8, appraisal: 450, appraisedValue: 1_600_000 }).loan).toBe(1_184_000);
  });

  it.each([-0.1, 1.1, Number.NaN])('refuses a share of %p', (loanToValue) => {
    expect(() => cashNeeded(costs, { loanToValue, appraisal: 450 })).toThrow(RangeError);
  });
});
