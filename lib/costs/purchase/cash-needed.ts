import { roundShare, shareOf, toCents, toEuros } from '@/lib/costs/money';
import type { PurchaseCosts } from './purchase-costs';

/** EUR. `cash`: price, costs and appraisal less the loan. */
export type Financing = Readonly<{ loan: number; appraisal: number; cash: number }>;

type Loan = Readonly<{
  loanToValue: number;
  /** EUR; paid by the buyer (Ley 5/2019). */
  appraisal: number;
  /** EUR; defaults to the price. */
  appraisedValue?: number;
}>;

/** Returns EUR; no appraisal without a loan. @throws RangeError for a share outside 0 to 1 or a negative amount. */
export function cashNeeded(costs: PurchaseCosts, { loanToValue, appraisal, appraisedValue }: Loan): Financing {
  if (!(loanToValue >= 0 && loanToValue <= 1)) throw new RangeError(`${loanToValue} is not a share from 0 to 1`);
  const price = toCents(costs.price);
  const appraised = toCents(appraisedValue ?? costs.price);
  const loan = roundShare(shareOf(appraised < price ? appraised : price, loanToValue));
  const fee = loan > 0n ? toCents(appraisal) : 0n;
  return { loan: toEuros(loan), appraisal: toEuros(fee), cash: toEuros(toCents(costs.total) + fee - loan) };
}
