import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { getEngine } from '@/lib/server/db/client';
import type { Db } from '@/lib/server/db/engine';
import { normalizeError } from '@/lib/server/db/errors';
import { log } from '@/lib/server/log';

const current = new AsyncLocalStorage<Db>();

/** A long transaction blocks the embedded database. */
const SLOW_TRANSACTION_MS = 1_000;

/** Runs statements in the open transaction, if any. The data layer has no other database access. */
export async function withDb<T>(work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(current.getStore() ?? (await getEngine()).db);
  } catch (error) {
    throw normalizeError(error);
  }
}

/** Await only data layer calls inside, one at a time. Do not catch errors of nested calls. */
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
