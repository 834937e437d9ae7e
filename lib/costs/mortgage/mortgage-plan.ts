import { roundShare, shareOf, toCents, toEuros, type Cents } from '@/lib/costs/money';
import { cashNeeded } from '@/lib/costs/purchase/cash-needed';
import { purchaseCosts, type PurchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import type { PurchaseRates } from '@/lib/costs/purchase/rate-types';
import { debtStatus, largestLoan, type DebtStatus } from './affordability';
import { amortise, byYear, monthlyInstalment, type Instalment, type LoanYear } from './amortisation';
import type { MortgageInput } from './mortgage-input';

type Range = Readonly<{ from: number; to: number }>;

export type MortgageRules = Readonly<{
  purchase: PurchaseRates;
  /** Fraction of the lower of price and appraisal. */
  loanToValue: Range;
  debtRatio: Range;
  maxTermYears: Range;
  maxAgeAtEnd: number;
}>;

export type Repayment = Readonly<{
  principal: Cents;
  instalment: Cents;
  months: readonly Instalment[];
  years: readonly LoanYear[];
  interest: Cents;
}>;

type StressedLoan = Readonly<{ points: number; rate: number; instalment: Cents; interest: Cents }>;

type Affordability = Readonly<{
  share: number;
  status: DebtStatus;
  /** Instalment at the lower and upper limit, less other loans. */
  room: Readonly<{ from: Cents; to: Cents }>;
  largestLoan: Cents;
}>;

export type MortgagePlan = Readonly<{
  costs: PurchaseCosts;
  appraisal: number;
  largestLoan: number;
  leastCash: number;
  loan: number;
  loanToValue: number;
  cash: number;
  missing: number;
  left: number;
  repayment: Repayment | null;
  stress: readonly StressedLoan[];
  term: Readonly<{ ageAtEnd: number; longest: number; isWithin: boolean }>;
  affordability: Affordability | null;
}>;

const MONTHS_A_YEAR = 12;

/** Percentage points. */
const STRESS_POINTS = [1, 2] as const;

/** Uses savings first, then a loan up to the limit; the rest is `missing`. */
export function mortgagePlan(input: MortgageInput, rules: MortgageRules): MortgagePlan {
  const { appraisal, newBuild } = rules.purchase;
  const { agencyFee, referenceValue } = input;
  const costs = purchaseCosts(
    {
      price: input.price,
      vat: input.isNewBuild ? newBuild.vat : null,
      ...(referenceValue !== null && { referenceValue }),
      ...(agencyFee !== null && { agencyFee }),
    },
    rules.purchase,
  );
  const most = cashNeeded(costs, { loanToValue: rules.loanToValue.to, appraisal });
  const savings = toCents(input.savings);
  const total = toCents(costs.total);
  const largest = toCents(most.loan);
  // The appraisal is due only with a loan. Savings pay it too.
  const wanted = total > savings ? total + toCents(appraisal) - savings : 0n;
  const loan = wanted < largest ? wanted : largest;
  const cash = total + (loan > 0n ? toCents(appraisal) : 0n) - loan;
  const repayment = loan > 0n ? repay(loan, input) : null;
  return {
    costs,
    appraisal: loan > 0n ? appraisal : 0,
    largestLoan: most.loan,
    leastCash: most.cash,
    loan: toEuros(loan),
    loanToValue: toEuros(loan) / costs.price,
    cash: toEuros(cash),
    missing: toEuros(cash > savings ? cash - savings : 0n),
    left: toEuros(savings > cash ? savings - cash : 0n),
    repayment,
    stress:
      repayment && input.rateType === 'variable'
        ? STRESS_POINTS.map((points) => stressed(points, repayment, input))
        : [],
    term: termOf(input, rules),
    affordability: repayment ? affordability(repayment, input, rules) : null,
  };
}

function repay(principal: Cents, { rate, years }: MortgageInput): Repayment {
  const loan = { principal, annualRate: rate, months: years * MONTHS_A_YEAR };
  const months = amortise(loan);
  return {
    principal,
    instalment: monthlyInstalment(loan),
    months,
    years: byYear(months),
    interest: months.reduce((sum, { interest }) => sum + interest, 0n),
  };
}

function stressed(points: number, { principal }: Repayment, input: MortgageInput): StressedLoan {
  const rate = input.rate + points / 100;
  const { instalment, interest } = repay(principal, { ...input, rate });
  return { points, rate, instalment, interest };
}

function termOf({ age, years }: MortgageInput, { maxAgeAtEnd, maxTermYears }: MortgageRules): MortgagePlan['term'] {
  const longest = Math.max(0, Math.min(maxTermYears.to, maxAgeAtEnd - age));
  return { ageAtEnd: age + years, longest, isWithin: years <= longest };
}

function affordability(repayment: Repayment, input: MortgageInput, { debtRatio }: MortgageRules): Affordability | null {
  if (input.income === null) return null;
  const income = toCents(input.income);
  const others = toCents(input.otherLoans);
  const share = Number(repayment.instalment + others) / Number(income);
  const roomAt = (limit: number) => {
    const most = roundShare(shareOf(income, limit));
    return most > others ? most - others : 0n;
  };
  const room = { from: roomAt(debtRatio.from), to: roomAt(debtRatio.to) };
  return {
    share,
    status: debtStatus(share, debtRatio),
    room,
    largestLoan: largestLoan(room.to, { annualRate: input.rate, months: input.years * MONTHS_A_YEAR }),
  };
}
