import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { jobs } from '@/lib/server/db/schema';
import { log } from '@/lib/server/log';
import { backOffSeconds } from '@/lib/server/data/core/back-off';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

/** Outages do not count. */
const MAX_ATTEMPTS = 10;
/** Retry period of deferred jobs (RFC 5321, 4.5.4.1). */
const DEFER_LIMIT_MS = 4 * 86_400_000;
const OUTAGE_PAUSE_SECONDS = 30;
const LEASE_SECONDS = 120;
const MAX_ERROR_LENGTH = 500;

export type Queue = (typeof jobs.$inferSelect)['queue'];

export type LeasedRow = Omit<typeof jobs.$inferSelect, 'leaseOwner'> & { leaseOwner: string };

/** `outage`: service down. `deferred`: retry later. `retryAfter` in seconds. */
export type JobFailure = Readonly<{ error: string; kind: 'outage' | 'refused' | 'deferred'; retryAfter?: number }>;

/** A running worker loses the lease. */
export const queuedAnew = {
  status: 'queued' as const,
  attempts: 0,
  nextAttemptAt: sql`now()`,
  leaseOwner: null,
  leaseUntil: null,
  lastError: null,
  createdAt: sql`now()`,
};

type Lease = Pick<LeasedRow, 'id' | 'leaseOwner'>;

/** Leases up to `size` due jobs, oldest first, for `seconds`. */
export async function leaseJobs(
  queue: Queue,
  owner: string,
  size: number,
  seconds = LEASE_SECONDS,
): Promise<readonly LeasedRow[]> {
  await failCrashed();
  // array() evaluates once; a join might lock more rows.
  const due = sql`array(
    select id from ${jobs}
    where queue = ${queue}
      and ((status = 'queued' and next_attempt_at <= now()) or (status = 'leased' and lease_until <= now()))
    order by next_attempt_at, created_at limit ${size} for update skip locked)`;
  const rows = await withDb((db) =>
    db
      .update(jobs)
      .set({
        status: 'leased',
        leaseOwner: owner,
        leaseUntil: secondsAhead(seconds),
        attempts: sql`${jobs.attempts} + 1`,
        // Distinguishes a crashing worker from a deferring service.
        lastError: sql`case when ${jobs.status} = 'leased' then null else ${jobs.lastError} end`,
      })
      .where(sql`${jobs.id} = any(${due})`)
      .returning(),
  );
  return rows
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row) => ({ ...row, leaseOwner: owner }));
}

/** Returns false if the lease was lost. */
export async function renewLease(lease: Lease, seconds: number): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(jobs)
      .set({ leaseUntil: secondsAhead(seconds), attempts: 1 })
      .where(isHeld(lease))
      .returning({ id: jobs.id }),
  );
  return rows.length > 0;
}

/** Deletes its payload, which may contain secrets. Returns false if the lease was lost. */
export async function completeJob(lease: Lease): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(jobs)
      .set({ status: 'sent', sentAt: sql`now()`, payload: {}, lastError: null, ...noLease })
      .where(isHeld(lease))
      .returning({ id: jobs.id }),
  );
  return rows.length > 0;
}

/** Returns false if the lease was lost. */
export async function deleteJob(lease: Lease): Promise<boolean> {
  const rows = await withDb((db) => db.delete(jobs).where(isHeld(lease)).returning({ id: jobs.id }));
  return rows.length > 0;
}

/** Soon after an outage, else up to 10 refusals or 4 days of deferrals. Returns false if the lease was lost. */
export async function retryJob(
  job: Lease & Pick<LeasedRow, 'kind' | 'attempts' | 'createdAt'>,
  failure: JobFailure,
): Promise<boolean> {
  const isOutage = failure.kind === 'outage';
  const isTooOld = Date.now() - job.createdAt.getTime() > DEFER_LIMIT_MS;
  const isDead = !isOutage && job.attempts >= MAX_ATTEMPTS && (failure.kind === 'refused' || isTooOld);
  const pause = isOutage ? OUTAGE_PAUSE_SECONDS * (0.5 + Math.random() / 2) : backOffSeconds(job.attempts);
  const rows = await withDb((db) =>
    db
      .update(jobs)
      .set({
        status: isDead ? 'dead' : 'queued',
        attempts: isOutage ? job.attempts - 1 : job.attempts,
        nextAttemptAt: secondsAhead(failure.retryAfter ?? pause),
        lastError: failure.error.slice(0, MAX_ERROR_LENGTH),
        ...noLease,
      })
      .where(isHeld(job))
      .returning({ id: jobs.id }),
  );
  if (rows.length > 0 && isDead) logDead(job);
  return rows.length > 0;
}

export async function countJobs(queue: Queue): Promise<Readonly<Record<(typeof jobs.$inferSelect)['status'], number>>> {
  const rows = await withDb((db) =>
    db
      .select({ status: jobs.status, count: sql<number>`count(*)::int` })
      .from(jobs)
      .where(eq(jobs.queue, queue))
      .groupBy(jobs.status),
  );
  return { queued: 0, leased: 0, sent: 0, dead: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

/** Gives up jobs that crashed on every attempt. */
async function failCrashed(): Promise<void> {
  const rows = await withDb((db) =>
    db
      .update(jobs)
      .set({ status: 'dead', lastError: 'worker crashed on every attempt', ...noLease })
      .where(
        and(
          eq(jobs.status, 'leased'),
          lt(jobs.leaseUntil, sql`now()`),
          isNull(jobs.lastError),
          sql`${jobs.attempts} >= ${MAX_ATTEMPTS}`,
        ),
      )
      .returning({ id: jobs.id, kind: jobs.kind, attempts: jobs.attempts }),
  );
  rows.forEach(logDead);
}

function logDead({ id, kind, attempts }: { id: string; kind: string; attempts: number }): void {
  log.error({ job: id, kind, attempts }, 'a job was given up');
}

const noLease = { leaseOwner: null, leaseUntil: null };

const isHeld = ({ id, leaseOwner }: Lease) =>
  and(eq(jobs.id, id), eq(jobs.leaseOwner, leaseOwner), eq(jobs.status, 'leased'));
