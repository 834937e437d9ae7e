import type { RichHtml } from '@/lib/text/trusted-html';
import type { FieldCodes } from './define-form';
import { flattenFields, readFields, type FieldTree } from './field-names';

/** What a form of the desk answers: what was typed, what is wrong with it, and how it will look. */
export type RecordState = Readonly<{
  /** Of the answer: the fields are drawn anew with it. */
  serial: number;
  /** Texts by the names of their fields. */
  values: Readonly<Record<string, string>>;
  /** Of what is stored, when it was read. */
  version: number;
  /** What is wrong with the form as a whole. */
  code?: string;
  fields?: FieldCodes;
  preview?: readonly Preview[];
  /** Name of the field to go on with: of a row that was added. */
  focus?: string;
}>;

export type Preview = Readonly<{ language: 'es' | 'en'; title: string; lead: string; html: RichHtml }>;

/** What can be wrong with a field or a form of the desk: keys of `deskSite.errors`. */
export const recordCodes = [
  'required',
  'tooLong',
  'tooFew',
  'tooMany',
  'invalidEmail',
  'invalidPhone',
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

/** Names that belong to the form and not to what it holds. */
const OWN = new Set(['operation', 'locale', 'serial', 'version', 'key', 'id']);

/** What was typed, as its names say. */
export const readRecord = (data: FormData): FieldTree =>
  readFields([...data].filter(([name, value]) => typeof value === 'string' && !OWN.has(name) && !name.startsWith('$')));

/** Texts of fields by their names, of what was typed or of a value: true is a ticked box. */
export function recordValues(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(flattenFields(asFields(value) as FieldTree));
}

function asFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asFields);
  if (typeof value !== 'object' || value === null) return value === true ? 'on' : String(value ?? '');
  const entries = Object.entries(value).filter(([, item]) => item !== false && item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, asFields(item)]));
}

/**
 * Does what a button beside rows asks: `add:office:opens` (a row with that field), `remove:office:1`, `raise:office:1`.
 * Null for any other operation.
 */
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

/** Number of rows under a name. */
export function countRows(values: RecordState['values'], name: string): number {
  const numbers = Object.keys(values).flatMap((field) =>
    field.startsWith(`${name}[`) ? [parseInt(field.slice(name.length + 1))] : [],
  );
  return Math.max(0, ...numbers.map((number) => number + 1));
}
