import { parseBudget, type BudgetField } from './budget-input';

const defaults: Record<BudgetField, string> = {
  savings: '120,000',
  income: '4,300',
  otherLoans: '',
  age: '38',
  residence: 'resident',
  region: 'catalonia',
};

it('reads amounts as they are typed, and zero', () => {
  expect(parseBudget({ savings: '90.000 €', income: '0', age: '75', region: 'madrid' }, defaults).input).toEqual({
    savings: 90_000,
    income: 0,
    otherLoans: 0,
    age: 75,
    residence: 'resident',
    region: 'madrid',
  });
});

it('keeps what is wrong, and says why', () => {
  const { errors, input, values } = parseBudget({ savings: '', income: 'much', age: '12', region: 'mars' }, defaults);
  expect(input).toBeNull();
  expect(values).toMatchObject({ savings: '', income: 'much', age: '12' });
  expect(errors).toEqual({
    savings: { code: 'required' },
    income: { code: 'number' },
    age: { code: 'tooLow', limit: 18 },
    region: { code: 'choice' },
  });
});
