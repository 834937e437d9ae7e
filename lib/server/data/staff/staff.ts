import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StaffRole } from '@/lib/access/rights';
import { sessions, staff, users } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

export type StaffMember = Dto<
  'StaffMember',
  {
    userId: string;
    email: string;
    name: string | null;
    role: StaffRole;
    teamId: string | null;
    enrolledAt: Date | null;
    createdAt: Date;
    endedAt: Date | null;
    absentFrom: string | null;
    absentUntil: string | null;
    deputyId: string | null;
    hasKeys: boolean;
    readsMailbox: boolean;
  }
>;

export type StaffSession = Readonly<{
  member: StaffMember;
  isVerified: boolean;
}>;

/** Second factor lifetime in seconds, after last use and after verification. */
const MFA_IDLE_SECONDS = 8 * 3_600;
const MFA_SECONDS = 24 * 3_600;
const MFA_TOUCH_SECONDS = 60;

const columns = {
  userId: staff.userId,
  email: users.email,
  name: users.name,
  role: staff.role,
  teamId: staff.teamId,
  enrolledAt: staff.enrolledAt,
  createdAt: staff.createdAt,
  endedAt: staff.endedAt,
  absentFrom: staff.absentFrom,
  absentUntil: staff.absentUntil,
  deputyId: staff.deputyId,
  hasKeys: staff.hasKeys,
  readsMailbox: staff.readsMailbox,
};

export async function loadStaffSession(sessionId: string): Promise<StaffSession | null> {
  const [row] = await withDb((db) =>
    db
      .select({
        ...columns,
        isVerified: sql<boolean>`coalesce(${sessions.mfaAt} > ${secondsAgo(MFA_SECONDS)}
          and ${sessions.mfaSeenAt} > ${secondsAgo(MFA_IDLE_SECONDS)}, false)`,
        isTouchDue: sql<boolean>`coalesce(${sessions.mfaSeenAt} < ${secondsAgo(MFA_TOUCH_SECONDS)}, false)`,
      })
      .from(sessions)
      .innerJoin(staff, eq(staff.userId, sessions.userId))
      .innerJoin(users, eq(users.id, staff.userId))
      .where(and(eq(sessions.id, sessionId), isNull(staff.endedAt))),
  );
  if (!row) return null;
  const { isTouchDue, isVerified, ...member } = row;
  if (isVerified && isTouchDue) {
    await withDb((db) =>
      db
        .update(sessions)
        .set({ mfaSeenAt: sql`now()` })
        .where(eq(sessions.id, sessionId)),
    );
  }
  return { member: asDto<StaffMember>(member), isVerified };
}

export async function verifyStaffSession(sessionId: string): Promise<void> {
  await withDb((db) =>
    db
      .update(sessions)
      .set({ mfaAt: sql`now()`, mfaSeenAt: sql`now()` })
      .where(eq(sessions.id, sessionId)),
  );
}

/** Returns null for others; former staff have `endedAt`. */
export async function findStaff(userId: string): Promise<StaffMember | null> {
  const [row] = await withDb((db) =>
    db.select(columns).from(staff).innerJoin(users, eq(users.id, staff.userId)).where(eq(staff.userId, userId)),
  );
  return row ? asDto<StaffMember>(row) : null;
}

export async function listStaff(): Promise<readonly StaffMember[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(staff).innerJoin(users, eq(users.id, staff.userId)).orderBy(staff.createdAt),
  );
  return rows.map((row) => asDto<StaffMember>(row));
}

/** Restores former members, without a second factor. */
export async function addStaff(userId: string, role: StaffRole, teamId: string | null): Promise<void> {
  const noFactor = { totpSecret: null, totpLastStep: null, enrolledAt: null };
  const row = { role, teamId, ...noFactor, endedAt: null };
  await withDb((db) =>
    db
      .insert(staff)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: staff.userId, set: row }),
  );
}

/** Serializes role changes until the transaction ends. */
export async function lockStaff(): Promise<readonly Readonly<{ userId: string; role: StaffRole }>[]> {
  const { role, userId } = staff;
  return withDb((db) =>
    db.select({ userId, role }).from(staff).where(isNull(staff.endedAt)).orderBy(staff.userId).for('update'),
  );
}

export async function updateStaff(
  userId: string,
  fields: Readonly<{ role: StaffRole; teamId: string | null }>,
): Promise<void> {
  await withDb((db) =>
    db
      .update(staff)
      .set(fields)
      .where(and(eq(staff.userId, userId), isNull(staff.endedAt))),
  );
}

export async function markStaffEnded(userId: string): Promise<void> {
  await withDb((db) =>
    db
      .update(staff)
      .set({ endedAt: sql`now()`, absentFrom: null, absentUntil: null, deputyId: null, readsMailbox: false })
      .where(eq(staff.userId, userId)),
  );
}

export async function setKeysOf(userId: string, hasKeys: boolean): Promise<void> {
  await withDb((db) => db.update(staff).set({ hasKeys }).where(eq(staff.userId, userId)));
}

export async function setMailboxReader(userId: string, readsMailbox: boolean): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(staff)
      .set({ readsMailbox })
      .where(and(eq(staff.userId, userId), isNull(staff.endedAt)))
      .returning({ userId: staff.userId }),
  );
  return rows.length > 0;
}
