import 'server-only';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { campaignSends, subscribers } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

/** Days with a refusal that suspend an address. */
const MAX_BOUNCES = 2;
/** An earlier refusal no longer counts. */
const BOUNCE_DAYS = 90;

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

/** At most once a day. The second within three months suspends the address. `report`: by a later email. */
export async function noteBounce(subscriberId: string, by: 'server' | 'report'): Promise<void> {
  const { bouncedAt, bounces, undeliverableAt } = subscribers;
  const isNew = sql`${bouncedAt} is null or ${bouncedAt} < now() - interval '1 day'`;
  const next = sql`case when ${bouncedAt} > now() - make_interval(days => ${BOUNCE_DAYS}) then ${bounces} + 1 else 1 end`;
  await withDb((db) =>
    db
      .update(subscribers)
      .set({
        bounces: next,
        bouncedAt: sql`now()`,
        bouncedBy: by,
        undeliverableAt: sql`case when ${next} >= ${MAX_BOUNCES} then coalesce(${undeliverableAt}, now()) else ${undeliverableAt} end`,
      })
      .where(and(eq(subscribers.id, subscriberId), sql`(${isNew})`)),
  );
}

/** A server accepted a copy. This proves nothing where refusals arrive later. */
export async function forgetBounces(subscriberId: string): Promise<void> {
  await withDb((db) =>
    db
      .update(subscribers)
      .set(noBounces)
      .where(
        and(
          eq(subscribers.id, subscriberId),
          isNull(subscribers.undeliverableAt),
          sql`${subscribers.bouncedBy} is distinct from 'report'`,
        ),
      ),
  );
}

/** An email came from an address, or arrived there: the mailbox exists. */
export async function endSuspension(email: string): Promise<void> {
  await withDb((db) =>
    db
      .update(subscribers)
      .set({ ...noBounces, undeliverableAt: null })
      .where(eq(subscribers.email, normalizeEmail(email))),
  );
}

const noBounces = { bounces: 0, bouncedAt: null, bouncedBy: null };

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
