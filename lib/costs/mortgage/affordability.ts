import type { Cents } from '@/lib/costs/money';
import type { Loan } from './amortisation';

const MONTHS_A_YEAR = 12;

/** Returns A·(1 - (1 + i)^-n) / i, rounded down to the cent. */
export function largestLoan(instalment: Cents, { annualRate, months }: Omit<Loan, 'principal'>): Cents {
  if (instalment <= 0n) return 0n;
  const most = Number(instalment);
  const rate = annualRate / MONTHS_A_YEAR;
  return BigInt(Math.floor(rate === 0 ? most * months : (most * (1 - (1 + rate) ** -months)) / rate));
}

export type DebtStatus = 'within' | 'tight' | 'over';

export function debtStatus(share: number, limit: Readonly<{ from: number; to: number }>): DebtStatus {
  if (share <= limit.from) return 'within';
  return share <= limit.to ? 'tight' : 'over';
}
