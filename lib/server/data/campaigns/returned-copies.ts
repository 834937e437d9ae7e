import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { campaigns, campaignSends, jobs, subscribers } from '@/lib/server/db/schema';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { queueCampaign } from './campaign-jobs';
import { RETRY_SECONDS } from './sending-stops';

export type ReturnedCopy = Readonly<{
  campaignId: string;
  subscriberId: string;
  email: string;
  contactId: string | null;
}>;

/** Attempts at a copy that servers accept and return. */
const MAX_ATTEMPTS = 5;

/** Returns the copy with this id in its Message-ID. */
export async function findCopy(id: string): Promise<ReturnedCopy | null> {
  const { campaignId, subscriberId } = campaignSends;
  const name = sql`left(encode(sha256(convert_to(${campaignId}::text || ':' || ${subscriberId}::text, 'UTF8')), 'hex'), 32)`;
  const [row] = await withDb((db) =>
    db
      .select({ campaignId, subscriberId, email: subscribers.email, contactId: subscribers.contactId })
      .from(campaignSends)
      .innerJoin(subscribers, eq(subscribers.id, subscriberId))
      .where(eq(name, id)),
  );
  return row ?? null;
}

/** Address and kind of another email of the site; null when it is deleted. */
export async function findSentEmail(jobId: string): Promise<Readonly<{ email: string; kind: string }> | null> {
  const [row] = await withDb((db) =>
    db.select({ email: jobs.recipient, kind: jobs.kind }).from(jobs).where(eq(jobs.id, jobId)),
  );
  return row?.email ? { email: row.email, kind: row.kind } : null;
}

/** Corrects the outcome of a copy that a server accepted first. */
export async function settleReturned(copy: ReturnedCopy, outcome: 'bounced' | 'failed'): Promise<void> {
  await inTransaction(async () => {
    const rows = await withDb((db) =>
      db
        .update(campaignSends)
        .set({ state: outcome })
        .where(and(isCopy(copy), eq(campaignSends.state, 'sent')))
        .returning({ id: campaignSends.subscriberId }),
    );
    if (rows.length === 0) return;
    await withDb((db) =>
      db
        .update(campaigns)
        .set({ sent: sql`${campaigns.sent} - 1`, [outcome]: sql`${campaigns[outcome]} + 1` })
        .where(eq(campaigns.id, copy.campaignId)),
    );
  });
}

/** Queues a copy again that was returned because of our server; a finished newsletter continues. */
export async function requeueReturned(copy: ReturnedCopy): Promise<void> {
  await inTransaction(async () => {
    const rows = await withDb((db) =>
      db
        .update(campaignSends)
        .set({ state: 'queued', settledAt: null, nextAttemptAt: secondsAhead(RETRY_SECONDS) })
        .where(and(isCopy(copy), eq(campaignSends.state, 'sent'), lt(campaignSends.attempts, MAX_ATTEMPTS)))
        .returning({ id: campaignSends.subscriberId }),
    );
    if (rows.length === 0) return;
    const { finishedAt, id, sent, state } = campaigns;
    const [before] = await withDb((db) =>
      db.select({ state }).from(campaigns).where(eq(id, copy.campaignId)).for('update'),
    );
    await withDb((db) =>
      db
        .update(campaigns)
        .set({
          sent: sql`${sent} - 1`,
          state: sql`case when ${state} = 'sent' then 'sending' else ${state} end`,
          finishedAt: sql`case when ${state} = 'sent' then null else ${finishedAt} end`,
        })
        .where(eq(id, copy.campaignId)),
    );
    if (before?.state === 'sent') await queueCampaign(copy.campaignId);
  });
}

const isCopy = ({ campaignId, subscriberId }: ReturnedCopy) =>
  and(eq(campaignSends.campaignId, campaignId), eq(campaignSends.subscriberId, subscriberId));
