import { cleanLine, cleanText } from '@/lib/text/clean-field';
import { parseAmount } from '@/lib/text/parse-amount';
import type { FieldRow } from './field-types';
import type { TypedValues } from './typed-values';
import { typedList, typedText } from './typed-values';

/** A key of `deskFields.errors`. */
export type ReadError = 'number' | 'whole' | 'day' | 'choice' | 'address' | 'tooLong';

type Read = Readonly<{ value: unknown } | { error: ReadError }>;

const LINE_MAX = 500;
const TEXT_MAX = 10_000;

const nothing = { value: undefined };

export function readValue(row: FieldRow, name: string, values: TypedValues, known?: readonly string[]): Read {
  if (row.control === 'boxes') return { value: typedList(values, name).filter((id) => known?.includes(id) ?? true) };
  if (row.control === 'box') return { value: typedList(values, name).includes('yes') };
  const isText = row.control === 'text';
  const typed = isText ? cleanText(typedText(values, name)) : cleanLine(typedText(values, name));
  if (typed === '') return nothing;
  if (typed.length > (row.max ?? (isText ? TEXT_MAX : LINE_MAX))) return { error: 'tooLong' };
  return readers[row.control](typed, row, known);
}

const readers: Readonly<
  Record<
    Exclude<FieldRow['control'], 'box' | 'boxes'>,
    (typed: string, row: FieldRow, known: readonly string[] | undefined) => Read
  >
> = {
  line: (value) => ({ value }),
  text: (value) => ({ value }),
  place: (value) => ({ value }),
  money: (typed) => figure(parseAmount(typed)),
  number: (typed) => figure(parseAmount(typed)),
  whole: (typed) => (/^-?\d{1,9}$/.test(typed) ? { value: Number(typed) } : { error: 'whole' }),
  degrees: (typed) =>
    /^-?\d{1,3}([.,]\d{1,12})?$/.test(typed) ? { value: Number(typed.replace(',', '.')) } : { error: 'number' },
  day: (typed) => (isDay(typed) ? { value: typed } : { error: 'day' }),
  address: (value) => (/^(https:\/\/[^\s"'<>]+|\/[\w-][\w./-]*)$/.test(value) ? { value } : { error: 'address' }),
  choice: (typed, { choices }, known) => {
    if (known && !known.includes(typed)) return { error: 'choice' };
    if (choices === 'yesNo') return { value: typed === 'yes' };
    return { value: choices === 'scale' ? Number(typed) : typed };
  },
};

const figure = (value: number | null): Read => (value === null ? { error: 'number' } : { value });

function isDay(typed: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false;
  const moment = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(typed);
}
