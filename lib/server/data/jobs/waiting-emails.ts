import 'server-only';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { withDb } from '@/lib/server/data/core/transaction';
import { jobs } from '@/lib/server/db/schema';

type WaitingEmail = Readonly<{ payload: Readonly<Record<string, unknown>>; sendAt: Date }>;

/** Emails that are not due and were never tried; `keys` are idempotency keys. */
const isWaiting = (keys: readonly string[]) =>
  and(
    inArray(jobs.idempotencyKey, [...keys]),
    eq(jobs.status, 'queued'),
    eq(jobs.attempts, 0),
    isNull(jobs.lastError),
    gt(jobs.nextAttemptAt, sql`now()`),
  );

export async function findWaitingEmail(key: string): Promise<WaitingEmail | null> {
  const [row] = await withDb((db) =>
    db
      .select({ payload: jobs.payload, sendAt: jobs.nextAttemptAt })
      .from(jobs)
      .where(isWaiting([key])),
  );
  return row ?? null;
}

/** Returns the payload of the first; null, with no change, when one was due. */
export async function withdrawEmails(keys: readonly string[]): Promise<WaitingEmail['payload'] | null> {
  const found = await withDb((db) =>
    db
      .select({ key: jobs.idempotencyKey, payload: jobs.payload })
      .from(jobs)
      .where(inArray(jobs.idempotencyKey, [...keys]))
      .for('update'),
  );
  const waiting = await withDb((db) => db.select({ id: jobs.id }).from(jobs).where(isWaiting(keys)));
  if (waiting.length < found.length) return null;
  await withDb((db) => db.delete(jobs).where(isWaiting(keys)));
  return found.find(({ key }) => key === keys[0])?.payload ?? null;
}

export async function releaseEmails(keys: readonly string[]): Promise<void> {
  await withDb((db) =>
    db
      .update(jobs)
      .set({ nextAttemptAt: sql`now()` })
      .where(isWaiting(keys)),
  );
}
