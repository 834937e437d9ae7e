import 'server-only';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
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

/** Language of the account with this address, or linked with one of the profiles; null without an account. */
export async function findStaffLocale(email: string, teamIds: readonly string[]): Promise<Locale | null> {
  const isMeant = or(eq(users.email, email.toLowerCase()), inArray(staff.teamId, [...teamIds]));
  const [row] = await withDb((db) =>
    db
      .select({ locale: users.locale })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.userId))
      .where(and(isMeant, isNull(staff.endedAt)))
      .orderBy(staff.createdAt)
      .limit(1),
  );
  return row ? (row.locale as Locale) : null;
}
