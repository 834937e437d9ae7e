import { regions, residences } from '@/lib/costs/mortgage/mortgage-input';
import { fieldReader, type FieldError, type ToolQuery } from '@/lib/forms/digits';

export const budgetFields = ['savings', 'income', 'otherLoans', 'age', 'residence', 'region'] as const;

export type BudgetField = (typeof budgetFields)[number];

/** EUR, years; `income` net per month of all buyers, `otherLoans` instalments per month. */
export type BudgetInput = Readonly<{
  savings: number;
  income: number;
  otherLoans: number;
  age: number;
  residence: (typeof residences)[number];
  region: (typeof regions)[number];
}>;

export type BudgetFormValues = Readonly<{
  values: Readonly<Record<BudgetField, string>>;
  errors: Readonly<Partial<Record<BudgetField, FieldError>>>;
  input: BudgetInput | null;
}>;

const limits = {
  savings: { from: 0, to: 50_000_000 },
  income: { from: 0, to: 1_000_000 },
  otherLoans: { from: 0, to: 1_000_000 },
  age: { from: 18, to: 99 },
} as const;

/** Absent fields get defaults; invalid fields keep their text and get an error. Never throws. */
export function parseBudget(query: ToolQuery, defaults: Readonly<Record<BudgetField, string>>): BudgetFormValues {
  const read = fieldReader(query, defaults);
  const savings = read.price('savings', limits.savings);
  const income = read.price('income', limits.income);
  const otherLoans = read.optionalPrice('otherLoans', limits.otherLoans);
  const age = read.whole('age', limits.age);
  const residence = read.choice('residence', residences);
  const region = read.choice('region', regions);
  const isWhole =
    savings !== null &&
    income !== null &&
    age !== null &&
    residence !== null &&
    region !== null &&
    Object.keys(read.errors).length === 0;
  return {
    values: read.values,
    errors: read.errors,
    input: isWhole ? { savings, income, otherLoans: otherLoans ?? 0, age, residence, region } : null,
  };
}
