import type { Cents } from '@/lib/costs/money';

export type Loan = Readonly<{
  principal: Cents;
  /** Yearly fraction: 0.0281 is 2.81%. */
  annualRate: number;
  months: number;
}>;

export type Payment = Readonly<{ interest: Cents; capital: Cents; balance: Cents }>;

export type Instalment = Payment & Readonly<{ month: number }>;

export type LoanYear = Payment & Readonly<{ year: number }>;

const MONTHS_A_YEAR = 12;

/**
 * Returns P·i / (1 - (1 + i)^-n) (French amortisation), rounded to the cent. @throws RangeError when the principal, term or
 * rate is invalid.
 */
export function monthlyInstalment({ principal, annualRate, months }: Loan): Cents {
  if (principal <= 0n) throw new RangeError('principal must be above 0');
  if (!Number.isSafeInteger(months) || months <= 0) throw new RangeError('months must be a whole number above 0');
  if (!Number.isFinite(annualRate) || annualRate < 0) throw new RangeError('annualRate must be a fraction from 0');
  const rate = annualRate / MONTHS_A_YEAR;
  if (rate === 0) return BigInt(Math.ceil(Number(principal) / months));
  return BigInt(Math.round((Number(principal) * rate) / (1 - (1 + rate) ** -months)));
}

/**
 * Returns all instalments. Interest is rounded monthly, as banks do; the last instalment includes the remainder.
 * @throws RangeError as `monthlyInstalment`.
 */
export function amortise(loan: Loan): readonly Instalment[] {
  const instalment = monthlyInstalment(loan);
  const rate = loan.annualRate / MONTHS_A_YEAR;
  const schedule: Instalment[] = [];
  let balance = loan.principal;
  for (let month = 1; month <= loan.months; month += 1) {
    const interest = BigInt(Math.round(Number(balance) * rate));
    const due = instalment - interest;
    const capital = month === loan.months || due > balance ? balance : due;
    balance -= capital;
    schedule.push({ month, interest, capital, balance });
  }
  return schedule;
}

export function byYear(schedule: readonly Instalment[]): readonly LoanYear[] {
  const years: LoanYear[] = [];
  for (const { month, interest, capital, balance } of schedule) {
    const year = Math.ceil(month / MONTHS_A_YEAR);
    const sofar = years[year - 1] ?? { interest: 0n, capital: 0n };
    years[year - 1] = { year, interest: sofar.interest + interest, capital: sofar.capital + capital, balance };
  }
  return years;
}
