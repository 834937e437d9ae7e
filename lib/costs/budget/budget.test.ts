import { regions, residences } from '@/lib/costs/mortgage/mortgage-input';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { budget } from './budget';
import { budgetChanges } from './budget-changes';
import type { BudgetInput } from './budget-input';
import { budgetRules } from './budget-rules';

const input: BudgetInput = {
  savings: 120_000,
  income: 4_300,
  otherLoans: 0,
  age: 38,
  residence: 'resident',
  region: 'catalonia',
};

const of = (changes: Partial<BudgetInput> = {}) => {
  const all = { ...input, ...changes };
  return budget(all, budgetRules(all));
};

const changesOf = (changes: Partial<BudgetInput> = {}) => {
  const all = { ...input, ...changes };
  const rules = budgetRules(all);
  return budgetChanges(all, rules, budget(all, rules).price);
};

/** The facts of the specification, calculated apart from lib/costs in plain euros. */
const independent = {
  transferTax(price: number, region: BudgetInput['region']): number {
    if (region === 'madrid') return price * 0.06;
    if (region === 'valencian-community') return price * (price > 1_000_000 ? 0.11 : 0.09);
    return (
      price * 0.1 +
      Math.max(0, price - 600_000) * 0.01 +
      Math.max(0, price - 900_000) * 0.01 +
      Math.max(0, price - 1_500_000) * 0.01
    );
  },
  /** Notary 0.3%, land registry 0.15%, gestoría 400. */
  total(price: number, region: BudgetInput['region']): number {
    return price + this.transferTax(price, region) + price * 0.0045 + 400;
  },
  /** Value of the instalments at the mean rate of INE, summed month by month. */
  loan({ age, income, otherLoans }: BudgetInput): number {
    const years = Math.max(0, Math.min(25, 75 - age));
    const instalment = Math.max(0, income * 0.35 - otherLoans);
    let loan = 0;
    for (let month = years * 12; month > 0; month -= 1) loan = (loan + instalment) / (1 + 0.0297 / 12);
    return loan;
  },
  /** Cash missing at a price; 0 or less when the price can be paid. 450 of appraisal with a loan. */
  missing(price: number, { region, savings }: BudgetInput, loan: number): number {
    const total = this.total(price, region);
    return Math.min(total, loan > 0 ? total + 450 - loan : Infinity) - savings;
  },
};

/** EUR: cents are rounded. */
const TOLERANCE = 0.05;

describe('the limits, against an independent calculation', () => {
  const next = seededNumbers(20261128);
  const between = (from: number, to: number) => Math.round(from + next() * (to - from));
  const cases = regions.flatMap((region) =>
    residences.flatMap((residence) =>
      Array.from({ length: 40 }, (_, index): BudgetInput => ({
        region,
        residence,
        savings: between(5_000, index % 4 === 0 ? 900_000 : 200_000),
        income: between(900, index % 4 === 0 ? 30_000 : 7_000),
        otherLoans: index % 3 === 0 ? between(0, 600) : 0,
        age: between(18, 76),
      })),
    ),
  );

  it('are the highest price that can be paid, in every region', () => {
    for (const one of cases) {
      const { limits, price } = of(one);
      const isResident = one.residence === 'resident';
      const loan = independent.loan(one);
      const loans = {
        cash: (value: number) => value * (isResident ? 0.8 : 0.7),
        share: (value: number) => value * (isResident ? 0.8 : 0.6),
        income: () => loan,
      };
      for (const limit of ['cash', 'income', 'share'] as const) {
        const missing = (value: number) => independent.missing(value, one, loans[limit](value));
        const label = JSON.stringify({ one, limit, found: limits[limit] });
        expect([label, missing(limits[limit]) <= TOLERANCE || limits[limit] === 0]).toEqual([label, true]);
        expect([label, missing(limits[limit] + 1) > -TOLERANCE]).toEqual([label, true]);
      }
      expect(price).toBe(Math.min(limits.cash, limits.income));
    }
  });
});

describe('budget', () => {
  it('names the limit that binds', () => {
    // 20% of the price + 10% + 0.45% + 400 + 450 = 120,000
    expect(of({ income: 20_000 })).toMatchObject({ binding: 'cash', price: Math.floor((120_000 - 850) / 0.3045) });
    expect(of({ income: 1_500 })).toMatchObject({ binding: 'income' });
    expect(of({ age: 75 })).toMatchObject({ binding: 'age', years: 0, longestYears: 0, largestLoan: 0n });
  });

  it('buys with savings alone without an income or at the age of 75', () => {
    const alone = Math.floor((120_000 - 400) / 1.1045);
    expect(of({ income: 0 })).toMatchObject({ binding: 'income', price: alone });
    expect(of({ age: 75 }).price).toBe(alone);
    expect(of({ age: 99 }).price).toBe(alone);
    expect(of({ otherLoans: 2_000 }).price).toBe(alone);
  });

  it('buys nothing without savings', () => {
    expect(of({ savings: 0 })).toMatchObject({ binding: 'cash', price: 0 });
    expect(of({ savings: 0, income: 0 }).price).toBe(0);
    expect(of({ savings: 400 }).price).toBe(0);
  });

  it('shortens the usual term for the age, and knows the longest one', () => {
    expect(of({ age: 38 })).toMatchObject({ years: 25, longestYears: 30 });
    expect(of({ age: 47 })).toMatchObject({ years: 25, longestYears: 28 });
    expect(of({ age: 60 })).toMatchObject({ years: 15, longestYears: 15 });
  });

  it('lends less to non-residents, and still less at a cautious bank', () => {
    const { limits } = of({ residence: 'nonResident' });
    expect(limits.cash).toBeLessThan(of().limits.cash);
    expect(limits.share).toBeLessThan(limits.cash);
    expect(of().limits.share).toBe(of().limits.cash);
  });

  it('stops below the step of the Valencian tax when the higher rate cannot be paid', () => {
    // Above 1,000,000 all of it pays 11%: 20,000 more at once.
    const savings = 0.2945 * 1_000_000 + 850 + 10_000;
    expect(of({ region: 'valencian-community', savings, income: 40_000 }).price).toBe(1_000_000);
  });
});

describe('budgetChanges', () => {
  it('sorts changes by what they gain', () => {
    for (const changes of [changesOf(), changesOf({ income: 2_000, otherLoans: 200 })]) {
      const gains = changes.map(({ gain }) => gain);
      expect(gains).toEqual(gains.toSorted((one, other) => other - one));
      expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
    }
  });

  it('gains only from savings when savings bind', () => {
    const [first, ...others] = changesOf({ income: 20_000 });
    expect(first?.id).toBe('savings');
    expect(Math.abs((first?.gain ?? 0) - 10_000 / 0.3045)).toBeLessThanOrEqual(1);
    expect(others.map(({ gain }) => gain)).toEqual(others.map(() => 0));
  });

  it('offers a longer term only as far as the age allows, and the end of loans only with loans', () => {
    expect(changesOf({ age: 47 }).find(({ id }) => id === 'years')?.by).toBe(3);
    expect(changesOf({ age: 60 }).map(({ id }) => id)).not.toContain('years');
    expect(changesOf().map(({ id }) => id)).not.toContain('otherLoans');
    expect(changesOf({ income: 2_000, otherLoans: 200 }).map(({ id }) => id)).toContain('otherLoans');
  });
});
