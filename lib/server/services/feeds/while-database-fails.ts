import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';

/** Covers a database restart without blocking interactive commands too long. */
const PAUSES_MS = [200, 1_000, 3_000];

/** `work` must be idempotent: an unconfirmed transaction may be stored. @throws DatabaseUnavailableError of the last attempt. */
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
