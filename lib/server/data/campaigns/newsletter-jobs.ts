import 'server-only';
import { eq, inArray } from 'drizzle-orm';
import { formerNewsletterJobs, jobs, subscribers } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { leaseJobs, queuedAnew } from '@/lib/server/data/jobs/jobs';
import { unsubscribeAddress } from './subscribers';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

export type NewsletterAction = 'subscribe' | 'unsubscribe';

export type NewsletterJob = Dto<
  'NewsletterJob',
  {
    id: string;
    kind: NewsletterAction;
    subscriberId: string;
    email: string;
    attempts: number;
    leaseOwner: string;
    createdAt: Date;
  }
>;

/** Replaces an earlier job of the subscriber. */
export async function queueNewsletterJob(subscriberId: string, kind: NewsletterAction): Promise<void> {
  await withDb((db) =>
    db
      .insert(jobs)
      .values({ queue: 'newsletter', kind, subscriberId, idempotencyKey: `newsletter:${subscriberId}` })
      .onConflictDoUpdate({ target: jobs.idempotencyKey, set: { ...queuedAnew, kind } }),
  );
}

export async function endNewsletter(email: string): Promise<void> {
  const subscriber = await unsubscribeAddress(email);
  if (subscriber) await queueNewsletterJob(subscriber.id, 'unsubscribe');
}

export async function leaseNewsletterJobs(
  owner: string,
  size: number,
  seconds?: number,
): Promise<readonly NewsletterJob[]> {
  const rows = await leaseJobs('newsletter', owner, size, seconds);
  const ids = rows.flatMap(({ subscriberId }) => subscriberId ?? []);
  if (ids.length === 0) return [];
  const found = await withDb((db) =>
    db.select({ id: subscribers.id, email: subscribers.email }).from(subscribers).where(inArray(subscribers.id, ids)),
  );
  const emails = new Map(found.map(({ id, email }) => [id, email]));
  return rows.flatMap(({ id, kind, subscriberId, attempts, leaseOwner, createdAt }) => {
    const email = subscriberId && emails.get(subscriberId);
    if (!email) return [];
    const action = kind as NewsletterAction;
    return [asDto<NewsletterJob>({ id, kind: action, subscriberId, email, attempts, leaseOwner, createdAt })];
  });
}

/** The status of the subscriber decides, because a later change may be queued. */
export async function adoptFormerNewsletterJobs(): Promise<void> {
  const former = await withDb((db) => db.select().from(formerNewsletterJobs));
  for (const { subscriberId } of former) {
    await inTransaction(async () => {
      const [row] = await withDb((db) =>
        db.delete(formerNewsletterJobs).where(eq(formerNewsletterJobs.subscriberId, subscriberId)).returning(),
      );
      const [subscriber] = await withDb((db) => db.select().from(subscribers).where(eq(subscribers.id, subscriberId)));
      if (!row || !subscriber) return;
      await queueNewsletterJob(subscriberId, actionByStatus[subscriber.status] ?? row.action);
    });
  }
}

const actionByStatus: Readonly<Partial<Record<string, NewsletterAction>>> = {
  confirmed: 'subscribe',
  unsubscribed: 'unsubscribe',
};
