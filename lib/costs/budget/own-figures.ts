import { fieldReader } from '@/lib/forms/digits';

export const ownFields = ['income', 'age', 'rate', 'years', 'share'] as const;

export type OwnField = (typeof ownFields)[number];

export const ownLimits = {
  income: { from: 1, to: 1_000_000 },
  age: { from: 18, to: 99 },
  rate: { from: 0, to: 15 },
  years: { from: 1, to: 40 },
  share: { from: 1, to: 100 },
} as const satisfies Record<OwnField, unknown>;

/** EUR net per month, years and fractions; null counts as usual. */
export type BuyerFigures = Readonly<Record<OwnField, number | null>>;

export function parseOwnFigures(
  values: Readonly<Record<OwnField, string>>,
): Readonly<{ figures: BuyerFigures; wrong: readonly OwnField[] }> {
  const read = fieldReader(values, values);
  const percent = (name: 'rate' | 'share') => {
    const value = values[name].trim() === '' ? null : read.decimal(name, ownLimits[name]);
    // 2.81 / 100 is inexact in binary.
    return value === null ? null : Math.round(value * 10_000) / 1_000_000;
  };
  const figures = {
    income: read.optionalPrice('income', ownLimits.income),
    age: read.optionalWhole('age', ownLimits.age),
    rate: percent('rate'),
    years: read.optionalWhole('years', ownLimits.years),
    share: percent('share'),
  };
  return { figures, wrong: ownFields.filter((name) => read.errors[name] !== undefined) };
}
