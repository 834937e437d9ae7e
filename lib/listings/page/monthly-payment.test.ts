import { purchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import { lendingFigures, maxLoanToValue, purchaseRates } from '@/lib/costs/rates';
import { keysOnly as t } from '@/tests/support/translate';
import { monthlyPayment } from './monthly-payment';

const figure = (text: string) => Number(text.replace(/\D/g, ''));

it.each([180_000, 910_000])('pays back the loan on %i at the rate and over the term that it says', (price) => {
  const bill = purchaseCosts({ price, vat: null }, purchaseRates('catalonia'));
  const { amount, assumptions } = monthlyPayment(bill, 'catalonia', 'en', t);
  const { meanRate, meanTermYears } = lendingFigures('resident');
  const loan = price * maxLoanToValue('resident');
  // Remaining debt after each month, by the definition of a loan.
  let owed = loan;
  for (let month = 0; month < meanTermYears.value * 12; month += 1)
    owed = owed * (1 + meanRate.value / 12) - figure(amount);
  expect(Math.abs(owed)).toBeLessThan(300);
  expect(assumptions).toContain(loan.toLocaleString('en-GB'));
});
