import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { listings } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

/** `stamp`: another one after each change of the row, whoever made it. */
export type ListingStamp = Readonly<{ id: string; stamp: string; createdAt: Date }>;

/** All listings that were not deleted: what has changed since one last looked. */
export async function listListingStamps(): Promise<readonly ListingStamp[]> {
  const { createdAt, deletedAt, id } = listings;
  return withDb((db) =>
    db
      .select({ id, stamp: sql<string>`xmin::text`, createdAt })
      .from(listings)
      .where(isNull(deletedAt)),
  );
}

/** How many of these are in the catalogue as files of content/. */
export async function countFileListings(ids: readonly string[]): Promise<number> {
  const { deletedAt, id, isAbsent, source } = listings;
  return withDb((db) =>
    db.$count(listings, and(inArray(id, [...ids]), eq(source, 'files'), eq(isAbsent, false), isNull(deletedAt))),
  );
}
