import 'server-only';
import { isNull, sql } from 'drizzle-orm';
import { appointments } from '@/lib/server/db/schema';
import { siteFacts } from '@/lib/site/site-facts';
import { withDb } from '@/lib/server/data/core/transaction';

const domain = () => siteFacts().agency.email.split('@')[1] ?? '';

/** Returns the calendar UID of a new appointment. Store it: the domain may change later. */
export const uidOf = (id: string): string => `${id}@${domain()}`;

/** Previous versions computed UIDs for each email. */
export async function storeUids(): Promise<void> {
  await withDb((db) =>
    db
      .update(appointments)
      .set({ calendarUid: sql`${appointments.id}::text || '@' || ${domain()}::text` })
      .where(isNull(appointments.calendarUid)),
  );
}

export async function listUids(): Promise<ReadonlySet<string>> {
  const { calendarUid, id } = appointments;
  const rows = await withDb((db) => db.select({ calendarUid, id }).from(appointments));
  return new Set(rows.map((row) => row.calendarUid ?? uidOf(row.id)));
}
