import { buyerConditions, type BuyerCondition } from '@/content/reduced-rates';
import { fieldReader, type FieldError, type ToolQuery } from '@/lib/forms/digits';

export { buyerConditions, type BuyerCondition };

export const regions = ['catalonia', 'valencian-community', 'madrid'] as const;
export const builds = ['resale', 'new'] as const;
export const residences = ['resident', 'nonResident'] as const;
export const rateTypes = ['fixed', 'variable'] as const;

export const mortgageFields = [
  'price',
  'region',
  'build',
  'referenceValue',
  'agencyFee',
  'mainHome',
  ...buyerConditions,
  'savings',
  'age',
  'residence',
  'income',
  'otherLoans',
  'rateType',
  'rate',
  'years',
] as const;

export type MortgageField = (typeof mortgageFields)[number];

/** EUR, years; `rate` is a yearly fraction. */
export type MortgageInput = Readonly<{
  price: number;
  region: (typeof regions)[number];
  isNewBuild: boolean;
  /** Cadastral reference value and agency fee of the buyer; null when not given. */
  referenceValue: number | null;
  agencyFee: number | null;
  isMainHome: boolean;
  conditions: readonly BuyerCondition[];
  savings: number;
  residence: (typeof residences)[number];
  age: number;
  years: number;
  rateType: (typeof rateTypes)[number];
  rate: number;
  /** Net per month; null when not given. */
  income: number | null;
  /** Instalments per month. */
  otherLoans: number;
}>;

export type MortgageFormValues = Readonly<{
  values: Readonly<Record<MortgageField, string>>;
  errors: Readonly<Partial<Record<MortgageField, FieldError>>>;
  /** Null if a field is invalid. */
  input: MortgageInput | null;
  /** False for the example. */
  isRequested: boolean;
}>;

const limits = {
  price: { from: 10_000, to: 50_000_000 },
  referenceValue: { from: 1, to: 50_000_000 },
  agencyFee: { from: 0, to: 5_000_000 },
  savings: { from: 0, to: 50_000_000 },
  age: { from: 18, to: 99 },
  years: { from: 1, to: 40 },
  rate: { from: 0, to: 15 },
  income: { from: 1, to: 1_000_000 },
  otherLoans: { from: 0, to: 1_000_000 },
} as const;

/** Parses a query. Absent fields get defaults; invalid fields keep their text and get an error. Never throws. */
export function parseMortgage(query: ToolQuery, defaults: Readonly<Record<MortgageField, string>>): MortgageFormValues {
  const read = fieldReader(query, defaults);
  const price = read.price('price', limits.price);
  const region = read.choice('region', regions);
  const build = read.choice('build', builds);
  const referenceValue = read.optionalPrice('referenceValue', limits.referenceValue);
  const agencyFee = read.optionalPrice('agencyFee', limits.agencyFee);
  const conditions = buyerConditions.filter((condition) => read.flag(condition));
  const savings = read.price('savings', limits.savings);
  const residence = read.choice('residence', residences);
  const age = read.whole('age', limits.age);
  const years = read.whole('years', limits.years);
  const rateType = read.choice('rateType', rateTypes);
  const percent = read.decimal('rate', limits.rate);
  const income = read.optionalPrice('income', limits.income);
  const otherLoans = read.optionalPrice('otherLoans', limits.otherLoans);
  const isWhole =
    price !== null &&
    region !== null &&
    build !== null &&
    savings !== null &&
    residence !== null &&
    age !== null &&
    years !== null &&
    rateType !== null &&
    percent !== null &&
    Object.keys(read.errors).length === 0;
  return {
    values: read.values,
    errors: read.errors,
    isRequested: read.isRequested(),
    input: isWhole
      ? {
          price,
          region,
          isNewBuild: build === 'new',
          referenceValue,
          agencyFee,
          isMainHome: read.flag('mainHome') || conditions.length > 0,
          conditions,
          savings,
          residence,
          age,
          years,
          rateType,
          // 2.81 / 100 is inexact in binary.
          rate: Math.round(percent * 10_000) / 1_000_000,
          income,
          otherLoans: otherLoans ?? 0,
        }
      : null,
  };
}
