import 'server-only';
import { and, eq, gte, isNull, lte } from 'drizzle-orm';
import { staff } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

/** Inclusive days (`YYYY-MM-DD`) and the account of the deputy. */
export type Absence = Readonly<{ from: string; until: string; deputyId: string }>;

/** Null without an absence or deputy, or for former staff. */
export async function findAbsence(userId: string): Promise<Absence | null> {
  const { absentFrom, absentUntil, deputyId, endedAt } = staff;
  const [row] = await withDb((db) =>
    db
      .select({ from: absentFrom, until: absentUntil, deputyId })
      .from(staff)
      .where(and(eq(staff.userId, userId), isNull(endedAt))),
  );
  if (!row?.from || !row.until || !row.deputyId) return null;
  return { from: row.from, until: row.until, deputyId: row.deputyId };
}

export async function setAbsenceOf(userId: string, absence: Absence | null): Promise<void> {
  const { deputyId = null, from = null, until = null } = absence ?? {};
  await withDb((db) =>
    db.update(staff).set({ absentFrom: from, absentUntil: until, deputyId }).where(eq(staff.userId, userId)),
  );
}

export async function listStoodInFor(deputyId: string, day: string): Promise<readonly string[]> {
  const { absentFrom, absentUntil, endedAt, userId } = staff;
  const rows = await withDb((db) =>
    db
      .select({ userId })
      .from(staff)
      .where(and(eq(staff.deputyId, deputyId), isNull(endedAt), lte(absentFrom, day), gte(absentUntil, day))),
  );
  return rows.map((row) => row.userId);
}
