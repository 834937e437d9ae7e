import { roundShare, shareOf, toCents, type Cents } from '@/lib/costs/money';
import { largestLoan } from '@/lib/costs/mortgage/affordability';
import { purchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import type { PurchaseRates } from '@/lib/costs/purchase/rate-types';
import type { BudgetInput } from './budget-input';

export type BudgetRules = Readonly<{
  purchase: PurchaseRates;
  /** Fraction of the price: that of cautious banks and the largest. */
  loanToValue: Readonly<{ from: number; to: number }>;
  /** Fraction of net income that all instalments may take. */
  debtRatio: number;
  rate: number;
  usualYears: number;
  maxYears: number;
  maxAgeAtEnd: number;
}>;

export type BudgetLimit = 'cash' | 'income' | 'age';

/** EUR. */
export type Budget = Readonly<{
  years: number;
  /** Longest term at this age; 0 when no bank lends. */
  longestYears: number;
  /** Instalment that the income leaves, and the loan that it repays. */
  instalment: Cents;
  largestLoan: Cents;
  /** Highest price, whole EUR, if each limit were the only one; `share` is `cash` at a cautious bank. */
  limits: Readonly<{ cash: number; income: number; share: number }>;
  price: number;
  binding: BudgetLimit;
}>;

const MONTHS_A_YEAR = 12;

/** EUR. */
const NO_PRICE_ABOVE = 1_000_000_000;

/** Resale of the region without reduced rates. Savings are used first, the loan pays the rest. */
export function budget(input: BudgetInput, rules: BudgetRules, years = termOf(input, rules).usual): Budget {
  const longestYears = termOf(input, rules).longest;
  const most = roundShare(shareOf(toCents(input.income), rules.debtRatio));
  const others = toCents(input.otherLoans);
  const instalment = most > others && years > 0 ? most - others : 0n;
  const loan = largestLoan(instalment, { annualRate: rules.rate, months: years * MONTHS_A_YEAR });
  const atShare = (share: number) => highestPrice(input, rules, (price) => roundShare(shareOf(price, share)));
  const limits = {
    cash: atShare(rules.loanToValue.to),
    income: highestPrice(input, rules, () => loan),
    share: atShare(rules.loanToValue.from),
  };
  const isCash = limits.cash <= limits.income;
  return {
    years,
    longestYears,
    instalment,
    largestLoan: loan,
    limits,
    price: Math.min(limits.cash, limits.income),
    binding: isCash ? 'cash' : longestYears === 0 ? 'age' : 'income',
  };
}

export function paysFor(purchase: Readonly<{ total: Cents; loan: Cents; appraisal: Cents }>, savings: Cents): boolean {
  const { total, loan, appraisal } = purchase;
  return total <= savings || (loan > 0n && total + appraisal - loan <= savings);
}

export function termOf(
  { age }: Pick<BudgetInput, 'age'>,
  { maxAgeAtEnd, maxYears, usualYears }: BudgetRules,
): Readonly<{ usual: number; longest: number }> {
  const longest = Math.max(0, Math.min(maxYears, maxAgeAtEnd - age));
  return { usual: Math.min(usualYears, longest), longest };
}

/** Bisects, because taxes have bands. */
function highestPrice({ savings }: BudgetInput, { purchase }: BudgetRules, loanFor: (price: Cents) => Cents): number {
  const own = toCents(savings);
  const appraisal = toCents(purchase.appraisal);
  let [fits, tooHigh] = [0, NO_PRICE_ABOVE];
  while (tooHigh - fits > 1) {
    const price = Math.floor((fits + tooHigh) / 2);
    const total = toCents(purchaseCosts({ price, vat: null }, purchase).total);
    if (paysFor({ total, loan: loanFor(toCents(price)), appraisal }, own)) fits = price;
    else tooHigh = price;
  }
  return fits;
}
