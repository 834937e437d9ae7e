import { lendingFigures, maxLoanToValue, purchaseRates } from '@/lib/costs/rates';
import { monthlyInstalment } from '@/lib/costs/mortgage/amortisation';
import { toCents, toEuros } from '@/lib/costs/money';
import type { BuyerResidence } from '@/content/rates';
import type { RegionId } from '@/content/types/listing';
import { cashNeeded } from './cash-needed';
import type { PurchaseCosts } from './purchase-costs';

/** EUR. `cash`: price, costs and appraisal less the loan. */
export type BuyerMeans = Readonly<{ loan: number; monthly: number; cash: number }>;

const MONTHS_A_YEAR = 12;

/** Uses the largest usual loan at the mean rate and term of new mortgages. */
export function buyerMeans(bill: PurchaseCosts, region: RegionId, residence: BuyerResidence): BuyerMeans {
  const { meanRate, meanTermYears } = lendingFigures(residence);
  const { appraisal } = purchaseRates(region);
  const { cash, loan } = cashNeeded(bill, { loanToValue: maxLoanToValue(residence), appraisal });
  const terms = { principal: toCents(loan), annualRate: meanRate.value, months: meanTermYears.value * MONTHS_A_YEAR };
  return { loan, monthly: toEuros(monthlyInstalment(terms)), cash };
}
