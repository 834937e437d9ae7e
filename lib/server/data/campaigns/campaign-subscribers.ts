import 'server-only';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { campaignSends, subscribers } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

/** Consecutive hard bounces that suspend an address. */
const MAX_BOUNCES = 3;

export const canReceive = sql`${subscribers.status} = 'confirmed' and ${subscribers.undeliverableAt} is null`;

export type SubscriberCounts = Readonly<Record<Locale, number> & { undeliverable: number }>;

export async function countSubscribers(): Promise<SubscriberCounts> {
  const count = sql<number>`count(*)::int`;
  const rows = await withDb((db) =>
    db.select({ locale: subscribers.locale, count }).from(subscribers).where(canReceive).groupBy(subscribers.locale),
  );
  const [resting] = await withDb((db) =>
    db
      .select({ count })
      .from(subscribers)
      .where(and(eq(subscribers.status, 'confirmed'), isNotNull(subscribers.undeliverableAt))),
  );
  const counts = { en: 0, es: 0, undeliverable: resting?.count ?? 0 };
  for (const row of rows) counts[isLocale(row.locale) ? row.locale : defaultLocale] += row.count;
  return counts;
}

/** Records a missing mailbox. The third consecutive bounce suspends the address. */
export async function noteBounce(subscriberId: string): Promise<void> {
  const next = sql`${subscribers.bounces} + 1`;
  await withDb((db) =>
    db
      .update(subscribers)
      .set({
        bounces: next,
        undeliverableAt: sql`case when ${next} >= ${MAX_BOUNCES} then now() else ${subscribers.undeliverableAt} end`,
      })
      .where(eq(subscribers.id, subscriberId)),
  );
}

export async function forgetBounces(subscriberId: string): Promise<void> {
  await withDb((db) =>
    db
      .update(subscribers)
      .set({ bounces: 0 })
      .where(and(eq(subscribers.id, subscriberId), isNull(subscribers.undeliverableAt))),
  );
}

type SendOfSubscriber = Dto<'SendOfReader', { campaignId: string; state: string; settledAt: Date | null }>;

const ofAddress = (email: string) =>
  sql`${campaignSends.subscriberId} in (select id from ${subscribers} where email = ${normalizeEmail(email)})`;

export async function listCampaignSendsTo(email: string): Promise<readonly SendOfSubscriber[]> {
  const { campaignId, settledAt, state } = campaignSends;
  const rows = await withDb((db) =>
    db.select({ campaignId, state, settledAt }).from(campaignSends).where(ofAddress(email)),
  );
  return rows.map((row) => asDto<SendOfSubscriber>(row));
}

export async function deleteSendsTo(email: string): Promise<void> {
  await withDb((db) => db.delete(campaignSends).where(ofAddress(email)));
}
