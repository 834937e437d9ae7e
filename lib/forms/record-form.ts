import type { RichHtml } from '@/lib/text/trusted-html';
import type { FieldCodes } from './define-form';
import { flattenFields, readFields, type FieldTree } from './field-names';

export type RecordState = Readonly<{
  /** The fields render again when it changes. */
  serial: number;
  values: Readonly<Record<string, string>>;
  version: number;
  code?: string;
  fields?: FieldCodes;
  preview?: readonly Preview[];
  focus?: string;
}>;

export type Preview = Readonly<{ language: 'es' | 'en'; title: string; lead: string; html: RichHtml }>;

export const recordCodes = [
  'required',
  'tooLong',
  'tooFew',
  'tooMany',
  'invalidEmail',
  'invalidPhone',
  'taxIdLength',
  'taxIdForm',
  'taxIdKind',
  'taxIdDigit',
  'taxIdLetter',
  'invalidTaxId',
  'invalidAddress',
  'invalidNumber',
  'invalidTime',
  'invalidDate',
  'daysApart',
  'closesBeforeOpening',
  'holidayDate',
  'unknownImage',
  'invalid',
  'wrongFields',
  'conflict',
  'gone',
  'failed',
] as const;

const OWN = new Set(['operation', 'locale', 'serial', 'version', 'key', 'id']);

export const readRecord = (data: FormData): FieldTree =>
  readFields([...data].filter(([name, value]) => typeof value === 'string' && !OWN.has(name) && !name.startsWith('$')));

export function recordValues(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(flattenFields(asFields(value) as FieldTree));
}

function asFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asFields);
  if (typeof value !== 'object' || value === null) return value === true ? 'on' : String(value ?? '');
  const entries = Object.entries(value).filter(([, item]) => item !== false && item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, asFields(item)]));
}

/** Operations: `add:office:opens`, `remove:office:1`, `raise:office:1`. Returns null for others. */
export function changeRows(fields: FieldTree, operation: string): FieldTree | null {
  const [kind, name = '', argument = ''] = operation.split(':');
  if (kind !== 'add' && kind !== 'remove' && kind !== 'raise') return null;
  const known = fields[name];
  const rows = Array.isArray(known) ? known : [];
  if (kind === 'add') return { ...fields, [name]: [...rows, { [argument]: '' }] };
  const index = Number(argument);
  const row: unknown = rows[index];
  if (row === undefined) return fields;
  const others = rows.toSpliced(index, 1);
  return { ...fields, [name]: kind === 'remove' ? others : others.toSpliced(Math.max(0, index - 1), 0, row) };
}

export function countRows(values: RecordState['values'], name: string): number {
  const numbers = Object.keys(values).flatMap((field) =>
    field.startsWith(`${name}[`) ? [parseInt(field.slice(name.length + 1))] : [],
  );
  return Math.max(0, ...numbers.map((number) => number + 1));
}
