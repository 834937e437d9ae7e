import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { staff, users } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

export async function findStaffOfTeam(teamId: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ userId: staff.userId })
      .from(staff)
      .where(and(eq(staff.teamId, teamId), isNull(staff.endedAt)))
      .orderBy(staff.createdAt)
      .limit(1),
  );
  return row?.userId ?? null;
}

export async function listOwnerEmails(): Promise<readonly string[]> {
  const rows = await withDb((db) =>
    db
      .select({ email: users.email })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.userId))
      .where(and(eq(staff.role, 'owner'), isNull(staff.endedAt))),
  );
  return rows.map(({ email }) => email);
}
