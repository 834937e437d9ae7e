import type { Loan } from './amortisation';

const MONTHS_A_YEAR = 12;

/** Largest loan for an instalment, in cents: A·(1 - (1 + i)^-n) / i. 0 below one cent. */
export function largestLoan(instalment: number, { annualRate, months }: Omit<Loan, 'principal'>): number {
  if (!(instalment >= 1)) return 0;
  const most = Math.floor(instalment);
  const rate = annualRate / MONTHS_A_YEAR;
  return Math.floor(rate === 0 ? most * months : (most * (1 - (1 + rate) ** -months)) / rate);
}

export type DebtStatus = 'within' | 'tight' | 'over';

export function debtStatus(share: number, limit: Readonly<{ from: number; to: number }>): DebtStatus {
  if (share <= limit.from) return 'within';
  return share <= limit.to ? 'tight' : 'over';
}
