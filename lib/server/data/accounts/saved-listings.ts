import 'server-only';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { savedListings, users } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

export type SavedListing = Dto<'SavedListing', { listingId: string; savedAt: Date }>;

export async function listSavedListings(userId: string): Promise<readonly SavedListing[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(savedListings)
      .where(eq(savedListings.userId, userId))
      .orderBy(desc(savedListings.createdAt), asc(savedListings.listingId)),
  );
  return rows.map(({ listingId, createdAt }) => asDto<SavedListing>({ listingId, savedAt: createdAt }));
}

/** Saved listings keep their position. Returns false if some exceed `max`. Serialised per client. */
export async function saveListings(
  userId: string,
  listingIds: readonly string[],
  max: number,
  after: string | null = null,
): Promise<boolean> {
  return inTransaction(async () => {
    await withDb((db) => db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update'));
    const held = await withDb((db) =>
      db
        .select({ listingId: savedListings.listingId })
        .from(savedListings)
        .where(and(eq(savedListings.userId, userId), inArray(savedListings.listingId, [...listingIds]))),
    );
    const known = new Set(held.map(({ listingId }) => listingId));
    const wanted = [...new Set(listingIds)].filter((id) => !known.has(id));
    const [{ total } = { total: 0 }] = await withDb((db) =>
      db.select({ total: count() }).from(savedListings).where(eq(savedListings.userId, userId)),
    );
    const fitting = wanted.slice(0, Math.max(0, max - total));
    const before = sql`(select ${savedListings.createdAt} - interval '1 microsecond' from ${savedListings}
      where ${savedListings.userId} = ${userId} and ${savedListings.listingId} = ${after})`;
    // One millisecond apart, to preserve the order.
    const rows = fitting.map((listingId, index) => ({
      userId,
      listingId,
      createdAt: sql`coalesce(${before}, now()) - make_interval(secs => ${index / 1_000})`,
    }));
    if (rows.length > 0) await withDb((db) => db.insert(savedListings).values(rows).onConflictDoNothing());
    return fitting.length === wanted.length;
  });
}

export async function removeSavedListings(userId: string, listingIds: readonly string[]): Promise<void> {
  await withDb((db) =>
    db
      .delete(savedListings)
      .where(and(eq(savedListings.userId, userId), inArray(savedListings.listingId, [...listingIds]))),
  );
}
