import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { searchAlerts } from '@/lib/server/db/schema';
import { toAlert, type SearchAlert } from './alerts';
import { withDb } from '@/lib/server/data/core/transaction';

/** Locks the alert until the transaction ends, which must store the email. */
export async function claimDueAlert(): Promise<SearchAlert | null> {
  const due = sql`${searchAlerts.id} = (
    select a.id from ${searchAlerts} a
    where a.status = 'confirmed'
      and exists (select 1 from home_news n where n.created_at > a.news_through)
      and (a.last_sent_at is null
        or a.last_sent_at <= now() - case a.frequency when 'weekly' then interval '7 days' else interval '1 day' end)
    order by a.news_through, a.id limit 1 for update skip locked)`;
  const [row] = await withDb((db) => db.select().from(searchAlerts).where(due).for('update'));
  return row ? toAlert(row) : null;
}

/** `isSent`: an email was stored. */
export async function markNotified(id: string, newsThrough: Date, isSent: boolean): Promise<void> {
  await withDb((db) =>
    db
      .update(searchAlerts)
      .set({ newsThrough, ...(isSent && { lastSentAt: sql`now()` }) })
      .where(eq(searchAlerts.id, id)),
  );
}
