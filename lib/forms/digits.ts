import { cleanInput, removeInvisible } from '@/lib/text/clean-input';
import { parseAmount } from '@/lib/text/parse-amount';
import { isOtherCurrency, parsePrice } from '@/lib/text/parse-price';
import { TICKED } from './ticked';

export type FieldError = Readonly<
  { code: 'required' | 'number' | 'choice' | 'currency' } | { code: 'tooLow' | 'tooHigh'; limit: number }
>;

export type ToolQuery = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

type Limits = Readonly<{ from: number; to: number }>;

const MAX_LENGTH = 40;

/** Returns `''` when empty, null when absent or repeated. */
export function readText(query: ToolQuery, name: string, max = MAX_LENGTH): string | null {
  const values = query instanceof URLSearchParams ? query.getAll(name) : [query[name]].flat();
  const [value] = values;
  if (values.length !== 1 || typeof value !== 'string') return null;
  return removeInvisible(value.replace(/[\p{Control}\p{Surrogate}]/gu, ''))
    .trim()
    .slice(0, max);
}

/** Accepts `2.81`, `2,81 %`, `3`, `,5`. Returns null for other text. */
export function parseDecimal(text: string): number | null {
  const plain = cleanInput(text).replace(/[\s%]/g, '').replace(/[,'’]/, '.');
  return /^(\d{1,4}(\.\d{0,6})?|\.\d{1,6})$/.test(plain) ? Number(plain) : null;
}

export function fieldReader<Name extends string>(query: ToolQuery, defaults: Readonly<Record<Name, string>>) {
  const values: Record<Name, string> = { ...defaults };
  const errors: Partial<Record<Name, FieldError>> = {};
  let isRequested = false;
  for (const name of Object.keys(defaults) as Name[]) {
    const typed = readText(query, name);
    if (typed === null) continue;
    values[name] = typed;
    isRequested = true;
  }
  const checked = (name: Name, value: number | null, { from, to }: Limits): number | null => {
    if (value === null) errors[name] = { code: 'number' };
    else if (value < from) errors[name] = { code: 'tooLow', limit: from };
    else if (value > to) errors[name] = { code: 'tooHigh', limit: to };
    else return value;
    return null;
  };
  const euros = (name: Name, limits: Limits): number | null => {
    const price = checked(name, parsePrice(values[name]), limits);
    if (errors[name]?.code === 'number' && isOtherCurrency(values[name])) errors[name] = { code: 'currency' };
    return price;
  };

  const wholeNumber = (name: Name, limits: Limits) => {
    const plain = cleanInput(values[name]).trim();
    return checked(name, /^\d+$/.test(plain) ? Number(plain) : null, limits);
  };

  const needed = (name: Name): boolean => {
    if (values[name] === '') errors[name] = { code: 'required' };
    return values[name] !== '';
  };
  return {
    values: values as Readonly<Record<Name, string>>,
    errors: errors as Readonly<Partial<Record<Name, FieldError>>>,
    isRequested: () => isRequested,
    amount: (name: Name, limits: Limits) => (needed(name) ? checked(name, parseAmount(values[name]), limits) : null),
    optionalAmount: (name: Name, limits: Limits) =>
      values[name] === '' ? null : checked(name, parseAmount(values[name]), limits),
    price: (name: Name, limits: Limits) => (needed(name) ? euros(name, limits) : null),
    optionalPrice: (name: Name, limits: Limits) => (values[name] === '' ? null : euros(name, limits)),
    decimal: (name: Name, limits: Limits) => (needed(name) ? checked(name, parseDecimal(values[name]), limits) : null),
    whole: (name: Name, limits: Limits) => (needed(name) ? wholeNumber(name, limits) : null),
    optionalWhole: (name: Name, limits: Limits) => (values[name] === '' ? null : wholeNumber(name, limits)),
    flag: (name: Name): boolean => values[name] === TICKED,
    choice: <T extends string>(name: Name, known: readonly T[]): T | null => {
      if (!needed(name)) return null;
      const found = known.find((candidate) => candidate === values[name]) ?? null;
      if (found === null) errors[name] = { code: 'choice' };
      return found;
    },
  };
}
