import 'server-only';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { listings } from '@/lib/server/db/schema';
import type { StoredListing } from './catalogue';
import { withDb } from './transaction';

/** What an import needs of a listing to see whether it has changed. */
export type ListingKey = Pick<StoredListing, 'id' | 'reference' | 'source' | 'inputHash' | 'isAbsent'>;

/** Of all sources: references and ids are taken once. */
export async function listListingKeys(): Promise<readonly ListingKey[]> {
  const { id, inputHash, isAbsent, reference, source } = listings;
  return withDb((db) => db.select({ id, inputHash, isAbsent, reference, source }).from(listings));
}

/** Of one source: not published, or incomplete. */
export async function listDrafts(
  source: string,
): Promise<readonly Pick<StoredListing, 'id' | 'reference' | 'problems'>[]> {
  const { id, isAbsent, problems, publishedAt, reference } = listings;
  return withDb((db) =>
    db
      .select({ id, problems, reference })
      .from(listings)
      .where(
        and(eq(listings.source, source), eq(isAbsent, false), or(isNull(publishedAt), sql`${problems} <> '[]'::jsonb`)),
      )
      .orderBy(asc(reference)),
  );
}

/** Listings whose input came to the same: no change for anybody. */
export async function storeInputHashes(hashes: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, inputHash] of hashes) {
    await withDb((db) => db.update(listings).set({ inputHash }).where(eq(listings.id, id)));
  }
}
