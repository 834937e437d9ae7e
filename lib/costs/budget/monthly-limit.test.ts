import { monthlyLimit, type UsualLending } from './monthly-limit';
import { parseOwnFigures, type OwnField } from './own-figures';

const usual: UsualLending = { rate: 0.0297, years: 25, share: 0.8, debtRatio: 0.35, maxYears: 30, maxAgeAtEnd: 75 };
const empty: Record<OwnField, string> = { income: '', age: '', rate: '', years: '', share: '' };
const of = (typed: Partial<Record<OwnField, string>>) => {
  const { figures, wrong } = parseOwnFigures({ ...empty, income: '4.300', ...typed });
  expect(wrong).toEqual([]);
  return monthlyLimit({ ...figures, income: figures.income ?? 0 }, usual);
};

/** Payment for 1 EUR, summed month by month apart from lib/costs. */
function factor(rate: number, years: number): number {
  let loan = 0;
  for (let month = years * 12; month > 0; month -= 1) loan = (loan + 1) / (1 + rate / 12);
  return 1 / loan;
}

it('limits the payment to the part of the income that banks accept', () => {
  expect(of({})).toMatchObject({ instalment: 1505, limit: 1505, years: 25 });
});

it.each([
  [{ rate: '4', years: '20', share: '60' }, 0.04, 20, 0.6],
  [{ rate: '2,1 %', years: '40' }, 0.021, 30, 0.8],
  [{ age: '60' }, 0.0297, 15, 0.8],
  [{ rate: '0', share: '100%' }, 0, 25, 1],
])('turns %p into the payment of the same price at the usual terms', (typed, rate, years, share) => {
  const price = 1505 / factor(rate, years) / share;
  const limit = price * 0.8 * factor(0.0297, 25);
  const found = of(typed);
  expect(found).toMatchObject({ rate, years, share });
  expect(Math.abs((found?.price ?? 0) - price)).toBeLessThan(0.1);
  expect(Math.abs((found?.limit ?? 0) - Math.floor(limit))).toBeLessThanOrEqual(1);
});

it('finds no loan at the age at which it must be repaid', () => {
  expect(of({ age: '75' })).toBeNull();
});

it('names the fields that it cannot read', () => {
  const { wrong } = parseOwnFigures({ income: 'much', age: '12', rate: '16', years: '2.5', share: '0' });
  expect(wrong).toEqual(['income', 'age', 'rate', 'years', 'share']);
});
