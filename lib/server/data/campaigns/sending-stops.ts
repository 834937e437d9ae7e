import 'server-only';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { campaignSends, jobs, sendingStops } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

export type SendingStop = Dto<'SendingStop', Readonly<{ words: string; stoppedAt: Date; retryAt: Date }>>;

/** Emails that wait while a mail server refuses the sender; others are urgent and are tried on. */
export const advertKinds: ReadonlySet<string> = new Set(['alertDigest', 'listingMatch']);

const ID = 'sender';
export const RETRY_SECONDS = 4 * 3_600;

/** Stops newsletters and alerts for some hours. Returns true when the owners have not been told in the last day. */
export async function storeStop(words: string): Promise<boolean> {
  const retryAt = secondsAhead(RETRY_SECONDS);
  await withDb((db) =>
    db
      .insert(sendingStops)
      .values({ id: ID, words, stoppedAt: sql`now()`, retryAt })
      .onConflictDoUpdate({
        target: sendingStops.id,
        set: { words, retryAt, stoppedAt: sql`coalesce(${sendingStops.stoppedAt}, now())` },
      }),
  );
  const rows = await withDb((db) =>
    db
      .update(sendingStops)
      .set({ noticedAt: sql`now()` })
      .where(
        and(
          eq(sendingStops.id, ID),
          sql`(${sendingStops.noticedAt} is null or ${sendingStops.noticedAt} < now() - interval '1 day')`,
        ),
      )
      .returning({ id: sendingStops.id }),
  );
  return rows.length > 0;
}

export async function findStop(): Promise<SendingStop | null> {
  const [row] = await withDb((db) => db.select().from(sendingStops).where(eq(sendingStops.id, ID)));
  const { retryAt, stoppedAt, words } = row ?? {};
  return stoppedAt && retryAt && words !== undefined ? asDto<SendingStop>({ words, stoppedAt, retryAt }) : null;
}

/** 0 without a stop. */
export async function secondsStopped(): Promise<number> {
  const seconds = sql<number>`greatest(0, extract(epoch from ${sendingStops.retryAt} - now()))::float8`;
  const [row] = await withDb((db) =>
    db
      .select({ seconds })
      .from(sendingStops)
      .where(and(eq(sendingStops.id, ID), isNotNull(sendingStops.stoppedAt))),
  );
  return row?.seconds ?? 0;
}

export async function endStop(): Promise<void> {
  await withDb((db) =>
    db
      .update(sendingStops)
      .set({ stoppedAt: null, retryAt: null })
      .where(and(eq(sendingStops.id, ID), isNotNull(sendingStops.stoppedAt))),
  );
}

/** Makes all stopped emails due now. Returns false without a stop. */
export async function retryNow(): Promise<boolean> {
  return inTransaction(async () => {
    const rows = await withDb((db) =>
      db
        .update(sendingStops)
        .set({ retryAt: sql`now()` })
        .where(and(eq(sendingStops.id, ID), isNotNull(sendingStops.stoppedAt)))
        .returning({ id: sendingStops.id }),
    );
    if (rows.length === 0) return false;
    const due = { nextAttemptAt: sql`now()` };
    // Without an error they wait for another reason.
    const isHeld = and(inArray(jobs.kind, [...advertKinds]), isNotNull(jobs.lastError));
    const waits = or(eq(jobs.queue, 'campaign'), isHeld);
    await withDb((db) =>
      db
        .update(jobs)
        .set(due)
        .where(and(eq(jobs.status, 'queued'), waits)),
    );
    await withDb((db) => db.update(campaignSends).set(due).where(eq(campaignSends.state, 'queued')));
    return true;
  });
}
