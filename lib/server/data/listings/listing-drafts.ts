import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { listingDrafts } from '@/lib/server/db/schema';
import type { TypedFields } from '@/lib/server/db/schema-desk';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type StoredDraft = Dto<
  'StoredDraft',
  {
    fields: TypedFields;
    overVersion: number;
    savedAt: Date;
  }
>;

const { authorId, listingId } = listingDrafts;
const ofAuthor = (listing: string, author: string) => and(eq(listingId, listing), eq(authorId, author));

export async function findListingDraft(listing: string, author: string): Promise<StoredDraft | null> {
  const { fields, overVersion, savedAt } = listingDrafts;
  const [row] = await withDb((db) =>
    db.select({ fields, overVersion, savedAt }).from(listingDrafts).where(ofAuthor(listing, author)),
  );
  return row ? asDto<StoredDraft>(row) : null;
}

export async function storeListingDraft(
  listing: string,
  author: string,
  { fields, overVersion }: Pick<StoredDraft, 'fields' | 'overVersion'>,
): Promise<Date> {
  const [row] = await withDb((db) =>
    db
      .insert(listingDrafts)
      .values({ listingId: listing, authorId: author, fields, overVersion, savedAt: sql`now()` })
      .onConflictDoUpdate({ target: [listingId, authorId], set: { fields, overVersion, savedAt: sql`now()` } })
      .returning({ savedAt: listingDrafts.savedAt }),
  );
  return row?.savedAt ?? new Date();
}

export async function deleteListingDrafts(listing: string, author?: string): Promise<void> {
  await withDb((db) =>
    db.delete(listingDrafts).where(author === undefined ? eq(listingId, listing) : ofAuthor(listing, author)),
  );
}
