import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { searchAlerts } from '@/lib/server/db/schema';
import { toAlert, type SearchAlert } from './alerts';
import { withDb } from './transaction';

/**
 * One alert that is due: confirmed, nothing sent for a day or a week, and something happened that it was not told.
 * Held until the transaction ends and passed over by everybody else: call it in the one that stores the mail.
 */
export async function takeDueAlert(): Promise<SearchAlert | null> {
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

/** The alert knows everything up to there; `isSent` where a mail says so. */
export async function markNotified(id: string, newsThrough: Date, isSent: boolean): Promise<void> {
  await withDb((db) =>
    db
      .update(searchAlerts)
      .set({ newsThrough, ...(isSent && { lastSentAt: sql`now()` }) })
      .where(eq(searchAlerts.id, id)),
  );
}
