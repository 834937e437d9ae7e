import 'server-only';
import { eq, isNull, or, sql } from 'drizzle-orm';
import { appointments } from '@/lib/server/db/schema';
import { siteFacts } from '@/lib/site/site-facts';
import { withDb } from '@/lib/server/data/core/transaction';

const domain = () => siteFacts().agency.email.split('@')[1] ?? '';

/** Must be stored: the domain may change. */
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

export async function findAppointmentOfUid(uid: string): Promise<Readonly<{
  id: string;
  contactId: string | null;
  email: string;
  startsAt: Date;
  reference: string;
}> | null> {
  const { calendarUid, contactId, email, id, reference, startsAt } = appointments;
  // The previous version computed it.
  const former = sql`(${calendarUid} is null and ${id}::text || '@' || ${domain()}::text = ${uid})`;
  const [row] = await withDb((db) =>
    db
      .select({ id, contactId, email, startsAt, reference })
      .from(appointments)
      .where(or(eq(calendarUid, uid), former)),
  );
  return row ?? null;
}

export async function listUids(): Promise<ReadonlySet<string>> {
  const { calendarUid, id } = appointments;
  const rows = await withDb((db) => db.select({ calendarUid, id }).from(appointments));
  return new Set(rows.map((row) => row.calendarUid ?? uidOf(row.id)));
}
