import 'server-only';
import { and, asc, eq, gte, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { SharedKind } from '@/lib/accounts/shared-kinds';
import { users } from '@/lib/server/db/schema';
import { listSavedListings, type SavedListing } from './saved-listings';
import { withDb } from '@/lib/server/data/core/transaction';
import { toUser, type User } from './users';
import { listValuations, type StoredValuation } from './valuations';

const sharedAt = { savedListings: users.savedListingsSharedAt, valuations: users.valuationsSharedAt } as const;

/** A repeated start keeps the first date. */
export async function setSharing(userId: string, kind: SharedKind, isShared: boolean): Promise<void> {
  const since = isShared ? sql`coalesce(${sharedAt[kind]}, now())` : null;
  const change = kind === 'savedListings' ? { savedListingsSharedAt: since } : { valuationsSharedAt: since };
  await withDb((db) => db.update(users).set(change).where(eq(users.id, userId)));
}

export async function listSharedListings(userId: string): Promise<readonly SavedListing[] | null> {
  return (await isSharing(userId, 'savedListings')) ? listSavedListings(userId) : null;
}

export async function listSharedValuations(userId: string): Promise<readonly StoredValuation[] | null> {
  return (await isSharing(userId, 'valuations')) ? listValuations(userId) : null;
}

/** Oldest first; only verified clients that still share. */
export async function listSharingClients(since: Date): Promise<readonly User[]> {
  const began = Object.values(sharedAt).map((column): SQL => gte(column, since));
  const rows = await withDb((db) =>
    db
      .select()
      .from(users)
      .where(and(isNotNull(users.emailVerifiedAt), or(...began)))
      .orderBy(asc(users.createdAt)),
  );
  return rows.map(toUser);
}

async function isSharing(userId: string, kind: SharedKind): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(sharedAt[kind]))),
  );
  return rows.length > 0;
}
