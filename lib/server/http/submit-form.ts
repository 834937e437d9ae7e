import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { fieldCodes, type FieldCodes } from '@/lib/forms/define-form';
import { log } from '@/lib/server/log';

export type Submission<Result> = Readonly<
  | { status: 'bot' }
  | { status: 'invalid'; fields: FieldCodes }
  /** The cause is logged. */
  | { status: 'unavailable' | 'failed' }
  | { status: 'done'; result: Result }
>;

export async function submitForm<Schema extends $ZodType, Result>(
  schema: Schema,
  fields: Readonly<Record<string, unknown>>,
  work: (input: output<Schema>) => Promise<Result>,
): Promise<Submission<Result>> {
  if (isHoneypotFilled(fields.honeypot)) return { status: 'bot' };
  const parsed = safeParse(schema, fields);
  if (!parsed.success) return { status: 'invalid', fields: fieldCodes(parsed.error) };
  try {
    return { status: 'done', result: await work(parsed.data) };
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, 'a form could not be taken');
    return { status: error instanceof DatabaseUnavailableError ? 'unavailable' : 'failed' };
  }
}

const isHoneypotFilled = (value: unknown) => value !== undefined && value !== null && value !== '';
