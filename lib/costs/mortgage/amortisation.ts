export type Loan = Readonly<{
  /** Cents. */
  principal: number;
  /** Yearly fraction: 0.0281 is 2.81%. */
  annualRate: number;
  months: number;
}>;

/** Cents; `balance` after the instalment. */
export type Instalment = Readonly<{ month: number; interest: number; capital: number; balance: number }>;

/** Cents. */
export type LoanYear = Readonly<{ year: number; interest: number; capital: number; balance: number }>;

const MONTHS_A_YEAR = 12;

/**
 * Constant instalment of a French loan in cents: P·i / (1 - (1 + i)^-n).
 * @throws RangeError for no principal, no months, or a negative or infinite rate.
 */
export function monthlyInstalment({ principal, annualRate, months }: Loan): number {
  if (!Number.isSafeInteger(principal) || principal <= 0) throw new RangeError('principal must be whole cents above 0');
  if (!Number.isSafeInteger(months) || months <= 0) throw new RangeError('months must be a whole number above 0');
  if (!Number.isFinite(annualRate) || annualRate < 0) throw new RangeError('annualRate must be a fraction from 0');
  const rate = annualRate / MONTHS_A_YEAR;
  if (rate === 0) return Math.ceil(principal / months);
  return Math.round((principal * rate) / (1 - (1 + rate) ** -months));
}

/**
 * All instalments. Interest is rounded monthly, as banks do; the last instalment takes the remainder, so that the
 * capital sums to the loan.
 * @throws RangeError as `monthlyInstalment`.
 */
export function amortise(loan: Loan): readonly Instalment[] {
  const instalment = monthlyInstalment(loan);
  const rate = loan.annualRate / MONTHS_A_YEAR;
  const schedule: Instalment[] = [];
  let balance = loan.principal;
  for (let month = 1; month <= loan.months; month += 1) {
    const interest = Math.round(balance * rate);
    const capital = month === loan.months ? balance : Math.min(balance, instalment - interest);
    balance -= capital;
    schedule.push({ month, interest, capital, balance });
  }
  return schedule;
}

/** The last year may be shorter. */
export function byYear(schedule: readonly Instalment[]): readonly LoanYear[] {
  const years: LoanYear[] = [];
  for (const { month, interest, capital, balance } of schedule) {
    const year = Math.ceil(month / MONTHS_A_YEAR);
    const sofar = years[year - 1] ?? { interest: 0, capital: 0 };
    years[year - 1] = { year, interest: sofar.interest + interest, capital: sofar.capital + capital, balance };
  }
  return years;
}
