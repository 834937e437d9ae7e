import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { listingNotes } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

type ListingNote = Dto<'ListingNote', { listingId: string; note: string; updatedAt: Date }>;

export async function listListingNotes(userId: string): Promise<readonly ListingNote[]> {
  const rows = await withDb((db) =>
    db.select().from(listingNotes).where(eq(listingNotes.userId, userId)).orderBy(asc(listingNotes.listingId)),
  );
  return rows.map(({ listingId, note, updatedAt }) => asDto<ListingNote>({ listingId, note, updatedAt }));
}

/** Deletes the note if empty. */
export async function setListingNote(userId: string, listingId: string, note: string): Promise<void> {
  await withDb((db) =>
    note === ''
      ? db.delete(listingNotes).where(and(eq(listingNotes.userId, userId), eq(listingNotes.listingId, listingId)))
      : db
          .insert(listingNotes)
          .values({ userId, listingId, note })
          .onConflictDoUpdate({
            target: [listingNotes.userId, listingNotes.listingId],
            set: { note, updatedAt: sql`now()` },
          }),
  );
}
