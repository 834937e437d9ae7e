import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { fieldCodes } from '@/lib/forms/define-form';
import { textOf } from '@/lib/forms/read-form';
import { changeRows, readRecord, recordValues, type RecordState } from '@/lib/forms/record-form';
import { log } from '@/lib/server/log';

type Answer = Readonly<Partial<Pick<RecordState, 'code' | 'fields' | 'preview' | 'version'>>>;

type Options<Schema extends $ZodType> = Readonly<{
  schema: (operation: string) => Schema;
  work: (input: output<Schema>, request: Readonly<{ operation: string; version: number }>) => Promise<Answer>;
}>;

/** Always returns the input; logs outages and bugs as `failed`. */
export async function answerRecord<Schema extends $ZodType>(
  data: FormData,
  { schema, work }: Options<Schema>,
): Promise<RecordState> {
  const operation = textOf(data, 'operation') || 'save';
  const version = Number(textOf(data, 'version')) || 0;
  const typed = readRecord(data);
  const state = { serial: (Number(textOf(data, 'serial')) || 0) + 1, version, values: recordValues(typed) };
  const changed = changeRows(typed, operation);
  if (changed) return { ...state, values: recordValues(changed), ...focusOf(operation, changed) };
  const parsed = safeParse(schema(operation), typed);
  if (!parsed.success) return { ...state, code: 'wrongFields', fields: fieldCodes(parsed.error) };
  try {
    return { ...state, ...(await work(parsed.data, { operation, version })) };
  } catch (error) {
    // Redirects are thrown.
    unstable_rethrow(error);
    log.error({ err: error }, 'a form of the desk could not be taken');
    return { ...state, code: 'failed' };
  }
}

function focusOf(operation: string, fields: ReturnType<typeof readRecord>): Pick<RecordState, 'focus'> {
  const [kind, name = '', argument = '', first = argument] = operation.split(':');
  const rows = fields[name];
  const last = Array.isArray(rows) ? rows.length - 1 : -1;
  const row = kind === 'add' ? last : Math.min(last, Number(argument) - (kind === 'raise' ? 1 : 0));
  return row >= 0 ? { focus: `${name}[${row}].${first}` } : {};
}
