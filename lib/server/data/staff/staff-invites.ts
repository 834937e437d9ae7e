import 'server-only';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { StaffRole } from '@/lib/access/rights';
import { staffInvites } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

const LIFETIME_SECONDS = 7 * 86_400;

export type StaffInvite = Dto<
  'StaffInvite',
  { id: string; email: string; role: StaffRole; teamId: string | null; expiresAt: Date; isExpired: boolean }
>;

export type NewInvite = Readonly<{
  email: string;
  role: StaffRole;
  teamId: string | null;
  invitedBy: string | null;
}>;

const columns = {
  id: staffInvites.id,
  email: staffInvites.email,
  role: staffInvites.role,
  teamId: staffInvites.teamId,
  expiresAt: staffInvites.expiresAt,
  isExpired: sql<boolean>`${staffInvites.expiresAt} <= now()`,
};

const isPending = () => and(isNull(staffInvites.acceptedAt), isNull(staffInvites.withdrawnAt));

/** Replaces earlier invitations to the address. Returns the token. */
export async function createInvite({ email, ...invite }: NewInvite): Promise<string> {
  const address = normalizeEmail(email);
  await withdrawInvites(address, null);
  const token = newSecret();
  const values = { ...invite, email: address, hash: hashOf(token), expiresAt: secondsAhead(LIFETIME_SECONDS) };
  await withDb((db) => db.insert(staffInvites).values(values));
  return token;
}

/** Includes expired ones; newest first. */
export async function listInvites(): Promise<readonly StaffInvite[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(staffInvites).where(isPending()).orderBy(desc(staffInvites.createdAt)),
  );
  return rows.map((row) => asDto<StaffInvite>(row));
}

export async function findInvite(id: string): Promise<StaffInvite | null> {
  return findOne(and(eq(staffInvites.id, id), isPending()));
}

export async function findInviteByToken(token: string): Promise<StaffInvite | null> {
  return findOne(and(eq(staffInvites.hash, hashOf(token)), isPending(), gt(staffInvites.expiresAt, sql`now()`)));
}

export async function findInviteTo(email: string): Promise<StaffInvite | null> {
  const isTo = eq(staffInvites.email, normalizeEmail(email));
  return findOne(and(isTo, isPending(), gt(staffInvites.expiresAt, sql`now()`)));
}

/** Returns false if it was used, withdrawn or expired. */
export async function consumeInvite(id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(staffInvites)
      .set({ acceptedAt: sql`now()` })
      .where(and(eq(staffInvites.id, id), isPending(), gt(staffInvites.expiresAt, sql`now()`)))
      .returning({ id: staffInvites.id }),
  );
  return rows.length > 0;
}

export async function withdrawInvites(email: string, invitedBy: string | null): Promise<void> {
  const isTo = eq(staffInvites.email, normalizeEmail(email));
  const which = invitedBy === null ? isTo : or(isTo, eq(staffInvites.invitedBy, invitedBy));
  await withDb((db) =>
    db
      .update(staffInvites)
      .set({ withdrawnAt: sql`now()` })
      .where(and(which, isPending())),
  );
}

async function findOne(where: ReturnType<typeof and>): Promise<StaffInvite | null> {
  const [row] = await withDb((db) =>
    db.select(columns).from(staffInvites).where(where).orderBy(desc(staffInvites.createdAt)).limit(1),
  );
  return row ? asDto<StaffInvite>(row) : null;
}
