import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { listings } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

/** `stamp` changes after each change of the row. */
export type ListingStamp = Readonly<{ id: string; stamp: string; createdAt: Date }>;

export async function listListingStamps(): Promise<readonly ListingStamp[]> {
  const { createdAt, deletedAt, id } = listings;
  return withDb((db) =>
    db
      .select({ id, stamp: sql<string>`xmin::text`, createdAt })
      .from(listings)
      .where(isNull(deletedAt)),
  );
}

/** Returns a digest of all stamps, which reads faster than the stamps. */
export async function digestListings(): Promise<string> {
  const { deletedAt, id } = listings;
  const digest = sql<string | null>`md5(string_agg(${id} || xmin::text, ',' order by ${id}))`;
  const [row] = await withDb((db) => db.select({ digest }).from(listings).where(isNull(deletedAt)));
  return row?.digest ?? '';
}

export async function countFileListings(ids: readonly string[]): Promise<number> {
  const { deletedAt, id, isAbsent, source } = listings;
  return withDb((db) =>
    db.$count(listings, and(inArray(id, [...ids]), eq(source, 'files'), eq(isAbsent, false), isNull(deletedAt))),
  );
}
