import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';

/** Longer than a database needs to restart its connections, shorter than anybody waits for a command. */
const PAUSES_MS = [200, 1_000, 3_000];

/**
 * Does `work` again while the database is unavailable, four times in all. `work` has to bear it: a transaction whose
 * end was not confirmed may have been stored.
 * @throws DatabaseUnavailableError of the last time.
 */
export async function whileDatabaseFails<T>(work: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      await pause(ms);
    }
  }
  return work();
}
