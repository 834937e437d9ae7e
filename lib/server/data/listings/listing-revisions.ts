import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import type { ListingDraft } from '@/content/types/listing';
import { listingRevisions } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type ListingRevision = Dto<
  'ListingRevision',
  { listingId: string; version: number; data: ListingDraft; author: string; createdAt: Date }
>;

export async function addRevision(
  listingId: string,
  version: number,
  data: ListingDraft,
  author: string,
): Promise<void> {
  await withDb((db) => db.insert(listingRevisions).values({ author, data, listingId, version }).onConflictDoNothing());
}

export async function listRevisions(listingId: string): Promise<readonly ListingRevision[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(listingRevisions)
      .where(eq(listingRevisions.listingId, listingId))
      .orderBy(desc(listingRevisions.version)),
  );
  return rows.map((row) => asDto<ListingRevision>(row));
}

export async function findRevision(listingId: string, version: number): Promise<ListingRevision | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(listingRevisions)
      .where(and(eq(listingRevisions.listingId, listingId), eq(listingRevisions.version, version))),
  );
  return row ? asDto<ListingRevision>(row) : null;
}
