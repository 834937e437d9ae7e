import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { getEngine } from '@/lib/server/db/client';
import type { Db } from '@/lib/server/db/engine';
import { tidyError } from '@/lib/server/db/errors';
import { log } from '@/lib/server/log';

const current = new AsyncLocalStorage<Db>();

/** The embedded database has one connection: whoever holds it longer keeps every visitor waiting. */
const SLOW_TRANSACTION_MS = 1_000;

/** Runs statements in the transaction that is open, if one is. The only way of the data layer to the database. */
export async function withDb<T>(work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(current.getStore() ?? (await getEngine()).db);
  } catch (error) {
    throw tidyError(error);
  }
}

/**
 * All or nothing: every call of the data layer inside `work` joins one transaction, and a throw undoes them all.
 * Await nothing else inside (no HTTP, no hashing), and one call at a time. Inside another it becomes part of that one,
 * so let its errors pass.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work();
  const start = Date.now();
  try {
    return await withDb((db) => db.transaction((tx) => current.run(tx as unknown as Db, work)));
  } finally {
    const ms = Date.now() - start;
    if (ms > SLOW_TRANSACTION_MS) log.warn({ ms }, 'slow transaction');
  }
}
