import { mortgageRules } from '@/lib/mortgage/mortgage-form';
import { toCents } from '@/lib/costs/money';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { debtStatus, largestLoan } from './affordability';
import { monthlyInstalment } from './amortisation';
import { mortgagePlan } from './mortgage-plan';
import { regions, residences, type MortgageInput } from './mortgage-input';

const input: MortgageInput = {
  price: 350_000,
  region: 'catalonia',
  isNewBuild: false,
  referenceValue: null,
  agencyFee: null,
  isMainHome: false,
  conditions: [],
  savings: 120_000,
  residence: 'resident',
  age: 38,
  years: 26,
  rateType: 'fixed',
  rate: 0.0281,
  income: 4_200,
  otherLoans: 0,
};

const plan = (changes: Partial<MortgageInput> = {}) => {
  const inputs = { ...input, ...changes };
  return mortgagePlan(inputs, mortgageRules(inputs));
};

const cents = (euros: number) => Math.round(euros * 100);

describe('mortgagePlan', () => {
  it('borrows what savings do not cover, with taxes and appraisal', () => {
    // 350,000 + 10% + 0.3% + 0.15% + 400 + 450 of appraisal - 120,000
    expect(plan()).toMatchObject({ loan: 267_425, cash: 120_000, missing: 0, left: 0, appraisal: 450 });
    expect(plan().loanToValue).toBeCloseTo(0.76407, 5);
  });

  it('stops at the largest loan and reports what is missing', () => {
    const short = plan({ savings: 50_000 });
    expect(short.loan).toBe(280_000);
    expect(short.cash).toBe(107_425);
    expect(short.missing).toBe(57_425);
  });

  it('adds the fee of the agency, and taxes the higher value', () => {
    expect(plan({ referenceValue: 370_000 }).costs.taxes).toBe(37_000);
    expect(plan({ referenceValue: 200_000 }).costs.taxes).toBe(35_000);
    expect(plan({ agencyFee: 7_260 }).costs.total - plan().costs.total).toBeCloseTo(7_260, 2);
  });

  it('uses the reduced rate that was ticked', () => {
    expect(plan({ isMainHome: true, conditions: ['largeFamily'] }).costs.taxes).toBe(17_500);
  });

  it('lends at most 70% to non-residents', () => {
    expect(plan({ residence: 'nonResident', savings: 50_000 }).loan).toBe(245_000);
  });

  it('needs no loan or appraisal if savings cover everything', () => {
    const rich = plan({ savings: 400_000 });
    expect(rich).toMatchObject({
      loan: 0,
      appraisal: 0,
      repayment: null,
      affordability: null,
      missing: 0,
      left: 13_025,
    });
    expect(rich.stress).toEqual([]);
    expect(plan({ savings: 386_975 })).toMatchObject({ loan: 0, left: 0 });
    expect(plan({ savings: 386_974 })).toMatchObject({ loan: 451, left: 0 });
  });

  it('ends the term at age 75 and at 30 years', () => {
    expect(plan({ age: 44, years: 30 }).term).toEqual({ ageAtEnd: 74, longest: 30, isWithin: true });
    expect(plan({ age: 46, years: 30 }).term).toEqual({ ageAtEnd: 76, longest: 29, isWithin: false });
    expect(plan({ age: 45, years: 30 }).term.isWithin).toBe(true);
    expect(plan({ age: 30, years: 31 }).term.isWithin).toBe(false);
    expect(plan({ age: 90, years: 5 }).term).toMatchObject({ longest: 0, isWithin: false });
  });

  it('stresses a variable rate by one and two points, a fixed one not', () => {
    expect(plan().stress).toEqual([]);
    const { stress, repayment } = plan({ rateType: 'variable' });
    expect(stress.map(({ rate }) => rate)).toEqual([0.0381, 0.0481].map((rate) => expect.closeTo(rate, 10)));
    expect(stress[0]?.instalment).toBe(monthlyInstalment({ principal: 26_742_500n, annualRate: 0.0381, months: 312 }));
    expect(stress[0]?.instalment).toBeGreaterThan(repayment?.instalment ?? 0n);
    expect(stress[1]?.interest).toBeGreaterThan(stress[0]?.interest ?? 0n);
  });

  it('counts other loans into the debt ratio', () => {
    const alone = plan().affordability;
    const both = plan({ otherLoans: 300 }).affordability;
    expect((both?.share ?? 0) - (alone?.share ?? 0)).toBeCloseTo(300 / 4_200, 10);
    expect(alone?.room).toEqual({ from: 126_000n, to: 147_000n });
    expect(both?.room).toEqual({ from: 96_000n, to: 117_000n });
    expect(plan({ otherLoans: 5_000 }).affordability).toMatchObject({
      status: 'over',
      room: { from: 0n, to: 0n },
      largestLoan: 0n,
    });
    expect(plan({ income: null }).affordability).toBeNull();
  });
});

describe('for any input', () => {
  const next = seededNumbers(20261120);
  const between = (from: number, to: number) => from + next() * (to - from);
  const cases = Array.from({ length: 300 }, (_, index) => ({
    price: Math.round(between(10_000, 5_000_000) * 100) / 100,
    region: regions[index % regions.length] ?? 'madrid',
    isNewBuild: next() < 0.5,
    savings: Math.round(between(0, 3_000_000) * 100) / 100,
    residence: residences[index % residences.length] ?? 'resident',
    age: Math.round(between(18, 99)),
    years: Math.round(between(1, 40)),
    rateType: 'variable' as const,
    rate: Math.round(between(0, 0.15) * 1_000_000) / 1_000_000,
    income: Math.round(between(1, 20_000)),
    otherLoans: Math.round(between(0, 2_000)),
  }));

  it('covers the total with loan and cash, and accounts for savings to the cent', () => {
    for (const inputs of cases) {
      const result = plan(inputs);
      expect(cents(result.loan) + cents(result.cash)).toBe(cents(result.costs.total) + cents(result.appraisal));
      expect(cents(inputs.savings) + cents(result.missing)).toBe(cents(result.cash) + cents(result.left));
      expect(Math.min(result.missing, result.left)).toBe(0);
      expect(result.loan).toBeLessThanOrEqual(result.largestLoan);
    }
  });

  it('repays exactly the loan, and yearly interest sums the months', () => {
    for (const inputs of cases) {
      const { repayment, loan } = plan(inputs);
      if (!repayment) continue;
      const sum = (pick: 'capital' | 'interest', rows: readonly { capital: bigint; interest: bigint }[]) =>
        rows.reduce((total, row) => total + row[pick], 0n);
      expect(sum('capital', repayment.months)).toBe(toCents(loan));
      expect(sum('capital', repayment.years)).toBe(toCents(loan));
      expect(sum('interest', repayment.years)).toBe(repayment.interest);
    }
  });

  it('has a higher instalment at a higher rate', () => {
    for (const inputs of cases) {
      const { repayment, stress } = plan(inputs);
      const rising = [repayment?.instalment ?? 0n, ...stress.map(({ instalment }) => instalment)];
      expect(rising).toEqual(rising.toSorted((one, other) => Number(one - other)));
    }
  });

  it('never gets cheaper with a higher price', () => {
    for (const inputs of cases) {
      expect(plan({ ...inputs, price: inputs.price + 1 }).costs.total).toBeGreaterThan(plan(inputs).costs.total);
    }
  });

  it('finds the largest loan that an income carries', () => {
    for (const { rate, years, income } of cases) {
      const loan = { annualRate: rate, months: years * 12 };
      const room = toCents(income);
      const principal = largestLoan(room, loan);
      expect(monthlyInstalment({ ...loan, principal })).toBeLessThanOrEqual(room);
      expect(monthlyInstalment({ ...loan, principal: (principal * 1_001n) / 1_000n + 101n })).toBeGreaterThan(room);
    }
  });
});

describe('debtStatus', () => {
  const limit = { from: 0.3, to: 0.35 };
  it.each([
    [0, 'within'],
    [0.3, 'within'],
    [0.3001, 'tight'],
    [0.35, 'tight'],
    [0.3501, 'over'],
    [Number.POSITIVE_INFINITY, 'over'],
  ] as const)('%d is %s', (share, status) => expect(debtStatus(share, limit)).toBe(status));
});
