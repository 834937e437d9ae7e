import 'server-only';
import { sql } from 'drizzle-orm';
import { processState } from '@/lib/env/process-state';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { getEngine } from '@/lib/server/db/client';
import { queryRows } from '@/lib/server/db/engine';
import { log } from '@/lib/server/log';
import { withTimeLimit } from '@/lib/server/time-limit';
import { withDb } from './transaction';

const RESPONSE_LIMIT_MS = 1_000;

const noAnswer = () => new DatabaseUnavailableError('no answer');

/** Returns whether the database responds within the limit (ms). Never throws. */
export async function isDatabaseUp(limitMs = RESPONSE_LIMIT_MS): Promise<boolean> {
  const response = getEngine(limitMs).then(({ db }) => db.execute(sql`select 1`));
  return withTimeLimit(limitMs, response, noAnswer).then(
    () => true,
    () => false,
  );
}

const state = processState<{ hasWritten: boolean; failure: string }>('database-write', () => ({
  hasWritten: false,
  failure: '',
}));

export const wasDatabaseWritten = (): boolean => state.hasWritten;

/** Changes no value of the only row; skipped while an import locks it. */
const smallWrite = sql`update catalogue_version set key = key
  where key in (select key from catalogue_version for update skip locked) returning key`;

/** Reading also succeeds on a standby, a full disk or without the right. Never throws. */
export async function tryFirstWrite(): Promise<void> {
  if (state.hasWritten) return;
  try {
    const written = withDb((db) => queryRows(db, smallWrite));
    state.hasWritten = (await withTimeLimit(RESPONSE_LIMIT_MS, written, noAnswer)).length > 0;
  } catch (error) {
    const { message } = error as Error;
    if (message !== state.failure) log.error({ reason: message }, 'the database cannot be written');
    state.failure = message;
  }
}
