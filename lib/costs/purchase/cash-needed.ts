import { roundShare, shareOf, toCents, toEuros } from '@/lib/costs/money';
import type { PurchaseCosts } from './purchase-costs';

/** EUR. `cash` is what the buyer brings: price and costs less the loan, and the appraisal the bank asks for. */
export type Financing = Readonly<{ loan: number; appraisal: number; cash: number }>;

type Loan = Readonly<{
  /** Fraction of the lower of price and appraised value that the bank lends. */
  loanToValue: number;
  /** What the appraisal costs, EUR (Ley 5/2019: the buyer pays it; the bank pays the mortgage deed). */
  appraisal: number;
  /** What the appraiser says the home is worth, EUR; the price where nothing is known. */
  appraisedValue?: number;
}>;

/**
 * The buyer's own money with a loan, in EUR. Without one (`loanToValue` 0) there is no appraisal to pay.
 * @throws RangeError where the share lies outside 0 to 1 or an amount is negative.
 */
export function cashNeeded(costs: PurchaseCosts, { loanToValue, appraisal, appraisedValue }: Loan): Financing {
  if (!(loanToValue >= 0 && loanToValue <= 1)) throw new RangeError(`${loanToValue} is not a share from 0 to 1`);
  const price = toCents(costs.price);
  const appraised = toCents(appraisedValue ?? costs.price);
  const loan = roundShare(shareOf(appraised < price ? appraised : price, loanToValue));
  const fee = loan > 0n ? toCents(appraisal) : 0n;
  return { loan: toEuros(loan), appraisal: toEuros(fee), cash: toEuros(toCents(costs.total) + fee - loan) };
}
