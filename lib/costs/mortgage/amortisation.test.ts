import { amortise, byYear, monthlyInstalment, type Loan } from './amortisation';

const mean: Loan = { principal: 30_000_000n, annualRate: 0.0281, months: 26 * 12 };

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

describe('monthlyInstalment', () => {
  it('is 1,356 euro for 300,000 over 26 years at 2.81%', () => {
    expect((monthlyInstalment(mean) + 50n) / 100n).toBe(1_356n);
  });

  // From public mortgage tables: EUR, yearly rate, years, instalment.
  it.each([
    [100_000, 0.05, 30, 536.82],
    [100_000, 0.06, 30, 599.55],
    [200_000, 0.03, 25, 948.42],
    [150_000, 0.03, 30, 632.41],
  ])('of %d at %d over %d years is %d', (euros, annualRate, years, instalment) => {
    expect(monthlyInstalment({ principal: BigInt(euros * 100), annualRate, months: years * 12 })).toBe(
      BigInt(Math.round(instalment * 100)),
    );
  });

  it('is the loan divided by the months where there is no interest', () => {
    expect(monthlyInstalment({ principal: 1_200_000n, annualRate: 0, months: 12 })).toBe(100_000n);
  });

  it('is the loan and one month of interest where there is one month', () => {
    expect(monthlyInstalment({ principal: 100_000n, annualRate: 0.12, months: 1 })).toBe(101_000n);
  });

  it.each([
    ['nothing borrowed', { principal: 0n }],
    ['a negative loan', { principal: -100n }],
    ['no months', { months: 0 }],
    ['half a month', { months: 0.5 }],
    ['a negative rate', { annualRate: -0.01 }],
    ['an endless rate', { annualRate: Number.POSITIVE_INFINITY }],
    ['no number', { annualRate: Number.NaN }],
  ])('refuses %s', (_, wrong) => {
    expect(() => monthlyInstalment({ ...mean, ...wrong })).toThrow(RangeError);
  });
});

describe('amortise', () => {
  it.each([
    mean,
    { principal: 30_000_000n, annualRate: 0, months: 312 },
    { principal: 1n, annualRate: 0.05, months: 12 },
    { principal: 9_999_999n, annualRate: 0.19, months: 359 },
    { principal: 100_000n, annualRate: 0.0281, months: 1 },
  ])('pays back exactly what was borrowed: %o', (loan) => {
    const schedule = amortise(loan);
    expect(sum(schedule.map(({ capital }) => capital))).toBe(loan.principal);
    expect(schedule).toHaveLength(loan.months);
    expect(schedule.at(-1)?.balance).toBe(0n);
    expect(schedule.every(({ capital, interest, balance }) => capital >= 0n && interest >= 0n && balance >= 0n)).toBe(
      true,
    );
  });

  it('is constant, except for the cents of the last one', () => {
    const instalment = monthlyInstalment(mean);
    const schedule = amortise(mean);
    const last = schedule.at(-1);
    expect(schedule.slice(0, -1).every(({ capital, interest }) => capital + interest === instalment)).toBe(true);
    expect(Math.abs(Number((last?.capital ?? 0n) + (last?.interest ?? 0n) - instalment))).toBeLessThan(mean.months);
  });

  it('turns interest into capital month by month', () => {
    const schedule = amortise(mean);
    expect(schedule[0]?.interest).toBe(70_250n);
    expect(
      schedule.every(({ interest }, index) => index === 0 || interest <= (schedule[index - 1]?.interest ?? 0n)),
    ).toBe(true);
  });
});

describe('byYear', () => {
  it('sums twelve months at a time without loss', () => {
    const years = byYear(amortise(mean));
    expect(years).toHaveLength(26);
    expect(sum(years.map(({ capital }) => capital))).toBe(mean.principal);
    expect(years[0]?.interest).toBe(
      sum(
        amortise(mean)
          .slice(0, 12)
          .map(({ interest }) => interest),
      ),
    );
    expect(years.at(-1)?.balance).toBe(0n);
  });

  it('has a shorter last year', () => {
    expect(byYear(amortise({ ...mean, months: 14 })).map(({ year }) => year)).toEqual([1, 2]);
  });
});
