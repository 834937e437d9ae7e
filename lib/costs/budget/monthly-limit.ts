import { toCents, toEuros } from '@/lib/costs/money';
import { largestLoan } from '@/lib/costs/mortgage/affordability';
import { monthlyInstalment } from '@/lib/costs/mortgage/amortisation';
import type { BuyerFigures } from './own-figures';

/** Terms with which lists calculate payments. Fractions and years. */
export type UsualLending = Readonly<{
  rate: number;
  years: number;
  share: number;
  debtRatio: number;
  maxYears: number;
  maxAgeAtEnd: number;
}>;

/** EUR, years and fractions. */
export type MonthlyLimit = Readonly<{
  instalment: number;
  loan: number;
  price: number;
  years: number;
  rate: number;
  share: number;
  /** Payment for this price at the usual terms: what lists compare. */
  limit: number;
}>;

const MONTHS_A_YEAR = 12;

/** Returns null if no bank lends at this age. */
export function monthlyLimit(
  { age, income, rate, share, years }: BuyerFigures & Readonly<{ income: number }>,
  usual: UsualLending,
): MonthlyLimit | null {
  const untilAge = age === null ? Infinity : usual.maxAgeAtEnd - age;
  const terms = {
    years: Math.min(years ?? usual.years, usual.maxYears, untilAge),
    rate: rate ?? usual.rate,
    share: share ?? usual.share,
  };
  if (terms.years <= 0) return null;
  const instalment = income * usual.debtRatio;
  const loan = toEuros(
    largestLoan(toCents(instalment), { annualRate: terms.rate, months: terms.years * MONTHS_A_YEAR }),
  );
  const price = loan / terms.share;
  const atUsualTerms = monthlyInstalment({
    principal: toCents(price * usual.share),
    annualRate: usual.rate,
    months: usual.years * MONTHS_A_YEAR,
  });
  return { ...terms, instalment, loan, price, limit: Math.floor(toEuros(atUsualTerms)) };
}
