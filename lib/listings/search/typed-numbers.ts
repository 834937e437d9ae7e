import { parseAmount } from '@/lib/text/parse-amount';
import { parsePrice } from '@/lib/text/parse-price';
import { oneLine, single, type Query } from '@/lib/text/query';

export const numberFields = ['minPrice', 'maxPrice', 'monthly', 'cash', 'minSize'] as const;

export type NumberField = (typeof numberFields)[number];

export type TypedNumbers = Readonly<{
  numbers: Readonly<Record<NumberField, number | null>>;
  unread: Readonly<Partial<Record<NumberField, string>>>;
  /** True when reversed; `numbers` is in order. */
  isTurned: boolean;
}>;

export const nothingTyped: TypedNumbers = {
  numbers: { minPrice: null, maxPrice: null, monthly: null, cash: null, minSize: null },
  unread: {},
  isTurned: false,
};

const MAX_EUROS = 999_999_999;
const MAX_SQUARE_METRES = 999_999;
const MAX_TYPED_LENGTH = 40;

/** Zero means no limit. Never throws. */
export function readTypedNumbers(query: Query): TypedNumbers {
  const unread: Partial<Record<NumberField, string>> = {};
  const read = (field: NumberField, parse: (text: string) => number | null, max: number) => {
    const typed = oneLine(single(query, field), MAX_TYPED_LENGTH);
    if (typed === '') return null;
    const number = parse(typed);
    if (number === null || !Number.isInteger(number) || number > max) unread[field] = typed;
    else if (number > 0) return number;
    return null;
  };
  const low = read('minPrice', parsePrice, MAX_EUROS);
  const high = read('maxPrice', parsePrice, MAX_EUROS);
  const monthly = read('monthly', parsePrice, MAX_EUROS);
  const cash = read('cash', parsePrice, MAX_EUROS);
  const minSize = read('minSize', parseAmount, MAX_SQUARE_METRES);
  const isTurned = low !== null && high !== null && low > high;
  return {
    numbers: { minPrice: isTurned ? high : low, maxPrice: isTurned ? low : high, monthly, cash, minSize },
    unread,
    isTurned,
  };
}
