import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { campaigns, campaignSends, subscribers } from '@/lib/server/db/schema';
import { backOffSeconds } from '@/lib/server/data/core/back-off';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { canReceive } from './campaign-subscribers';
import { RETRY_SECONDS } from './sending-stops';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

export type SendOutcome = 'sent' | 'bounced' | 'failed' | 'unknown' | 'skipped';

export type CampaignSend = Dto<
  'CampaignSend',
  {
    campaignId: string;
    subscriberId: string;
    email: string;
    locale: Locale;
    attempts: number;
    isSubscriber: boolean;
  }
>;

type SendKey = Readonly<{ campaignId: string; subscriberId: string }>;

/** Returns the number of added rows. */
export async function addSends(campaignId: string): Promise<number> {
  const rows = await withDb((db) =>
    db
      .insert(campaignSends)
      .select(
        db
          .select({
            campaignId: sql`${campaignId}::uuid`.as('campaign_id'),
            subscriberId: subscribers.id,
            state: sql`'queued'`.as('state'),
            attempts: sql`0`.as('attempts'),
            nextAttemptAt: sql`now()`.as('next_attempt_at'),
            settledAt: sql`null::timestamptz`.as('settled_at'),
          })
          .from(subscribers)
          .where(canReceive),
      )
      .onConflictDoNothing()
      .returning({ id: campaignSends.subscriberId }),
  );
  return rows.length;
}

/** No other process sends claimed copies, even after a crash. */
export async function claimSends(campaignId: string, size: number): Promise<readonly CampaignSend[]> {
  const due = sql`array(
    select subscriber_id from ${campaignSends}
    where campaign_id = ${campaignId} and state = 'queued' and next_attempt_at <= now()
    order by next_attempt_at limit ${size} for update skip locked)`;
  return inTransaction(async () => {
    const claimed = await withDb((db) =>
      db
        .update(campaignSends)
        .set({ state: 'claimed', attempts: sql`${campaignSends.attempts} + 1` })
        .where(and(eq(campaignSends.campaignId, campaignId), sql`${campaignSends.subscriberId} = any(${due})`))
        .returning({ subscriberId: campaignSends.subscriberId, attempts: campaignSends.attempts }),
    );
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ subscriberId }) => subscriberId);
    const { id, email, locale } = subscribers;
    const found = await withDb((db) =>
      db
        .select({ id, email, locale, isSubscriber: sql<boolean>`(${canReceive})` })
        .from(subscribers)
        .where(inArray(id, ids)),
    );
    const attempts = new Map(claimed.map((row) => [row.subscriberId, row.attempts]));
    return found.map((subscriber) =>
      asDto<CampaignSend>({
        campaignId,
        subscriberId: subscriber.id,
        email: subscriber.email,
        locale: subscriber.locale as Locale,
        attempts: attempts.get(subscriber.id) ?? 1,
        isSubscriber: subscriber.isSubscriber,
      }),
    );
  });
}

/** Ignores a copy that is no longer claimed. */
export async function settleSend({ campaignId, subscriberId }: SendKey, outcome: SendOutcome): Promise<void> {
  await inTransaction(async () => {
    const rows = await withDb((db) =>
      db
        .update(campaignSends)
        .set({ state: outcome, settledAt: sql`now()` })
        .where(and(isSend({ campaignId, subscriberId }), eq(campaignSends.state, 'claimed')))
        .returning({ id: campaignSends.subscriberId }),
    );
    await count(campaignId, outcome, rows.length);
  });
}

/** Due at once after an outage, else after growing pauses, or with the next attempt after a stop. */
export async function putBack(
  send: SendKey & Readonly<{ attempts: number }>,
  due: 'now' | 'later' | 'afterStop',
): Promise<void> {
  await withDb((db) =>
    db
      .update(campaignSends)
      .set(
        due === 'later'
          ? { state: 'queued', nextAttemptAt: secondsAhead(backOffSeconds(send.attempts)) }
          : {
              state: 'queued',
              attempts: send.attempts - 1,
              ...(due === 'afterStop' && { nextAttemptAt: secondsAhead(RETRY_SECONDS) }),
            },
      )
      .where(and(isSend(send), eq(campaignSends.state, 'claimed'))),
  );
}

/** The copies may have arrived, so they are never resent. */
export async function settleInterrupted(campaignId: string): Promise<number> {
  return inTransaction(async () => {
    const rows = await withDb((db) =>
      db
        .update(campaignSends)
        .set({ state: 'unknown', settledAt: sql`now()` })
        .where(and(eq(campaignSends.campaignId, campaignId), eq(campaignSends.state, 'claimed')))
        .returning({ id: campaignSends.subscriberId }),
    );
    await count(campaignId, 'unknown', rows.length);
    return rows.length;
  });
}

/** Returns 0 for now, null if none remains. */
export async function secondsToNextSend(campaignId: string): Promise<number | null> {
  const [row] = await withDb((db) =>
    db
      .select({
        seconds: sql<number | null>`extract(epoch from min(${campaignSends.nextAttemptAt}) - now())::float8`,
      })
      .from(campaignSends)
      .where(and(eq(campaignSends.campaignId, campaignId), eq(campaignSends.state, 'queued'))),
  );
  return typeof row?.seconds === 'number' ? Math.max(0, row.seconds) : null;
}

async function count(campaignId: string, outcome: SendOutcome, n: number): Promise<void> {
  if (n === 0) return;
  await withDb((db) =>
    db
      .update(campaigns)
      .set({ [outcome]: sql`${campaigns[outcome]} + ${n}` })
      .where(eq(campaigns.id, campaignId)),
  );
}

const isSend = ({ campaignId, subscriberId }: SendKey) =>
  and(eq(campaignSends.campaignId, campaignId), eq(campaignSends.subscriberId, subscriberId));
