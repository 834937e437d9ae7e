import 'server-only';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { withDb } from '@/lib/server/data/core/transaction';
import { jobs } from '@/lib/server/db/schema';

type WaitingEmail = Readonly<{ payload: Readonly<Record<string, unknown>>; sendAt: Date }>;

/** Emails that were never tried; `keys` are idempotency keys. */
const isWaiting = (keys: readonly string[]) =>
  and(inArray(jobs.idempotencyKey, [...keys]), eq(jobs.status, 'queued'), eq(jobs.attempts, 0));

/** Null when the email is due or has left. */
export async function findWaitingEmail(key: string): Promise<WaitingEmail | null> {
  const [row] = await withDb((db) =>
    db
      .select({ payload: jobs.payload, sendAt: jobs.nextAttemptAt })
      .from(jobs)
      .where(and(isWaiting([key]), gt(jobs.nextAttemptAt, sql`now()`))),
  );
  return row ?? null;
}

/** Deletes all emails with these keys, and returns the first of them; null, with no change, when one has left. */
export async function withdrawEmails(keys: readonly string[]): Promise<WaitingEmail['payload'] | null> {
  const found = await withDb((db) =>
    db
      .select({ key: jobs.idempotencyKey, payload: jobs.payload, status: jobs.status, attempts: jobs.attempts })
      .from(jobs)
      .where(inArray(jobs.idempotencyKey, [...keys]))
      .for('update'),
  );
  if (found.some(({ attempts, status }) => status !== 'queued' || attempts > 0)) return null;
  await withDb((db) => db.delete(jobs).where(isWaiting(keys)));
  return found.find(({ key }) => key === keys[0])?.payload ?? null;
}

/** Sends waiting emails at once. */
export async function releaseEmails(keys: readonly string[]): Promise<void> {
  await withDb((db) =>
    db
      .update(jobs)
      .set({ nextAttemptAt: sql`now()` })
      .where(isWaiting(keys)),
  );
}
