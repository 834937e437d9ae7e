import 'server-only';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { listingPreviews } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

const PREVIEW_SECONDS = 14 * 86_400;

export type ListingPreview = Dto<
  'ListingPreview',
  {
    hash: string;
    listingId: string;
    createdAt: Date;
    expiresAt: Date;
    approvedVersion: number | null;
    approvedAt: Date | null;
    comment: string | null;
    commentedAt: Date | null;
  }
>;

export async function createPreview(listingId: string, createdBy: string | null): Promise<string> {
  const token = newSecret();
  await withDb((db) =>
    db
      .insert(listingPreviews)
      .values({ hash: hashOf(token), listingId, createdBy, expiresAt: secondsAhead(PREVIEW_SECONDS) }),
  );
  return token;
}

export async function findPreview(token: string): Promise<ListingPreview | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(listingPreviews)
      .where(and(eq(listingPreviews.hash, hashOf(token)), isOpen())),
  );
  return row ? toDto(row) : null;
}

export async function listPreviews(listingId: string): Promise<readonly ListingPreview[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(listingPreviews)
      .where(eq(listingPreviews.listingId, listingId))
      .orderBy(desc(listingPreviews.createdAt)),
  );
  return rows.map(toDto);
}

export async function endPreview(listingId: string, hash: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(listingPreviews)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(listingPreviews.listingId, listingId), eq(listingPreviews.hash, hash), isOpen()))
      .returning({ hash: listingPreviews.hash }),
  );
  return rows.length > 0;
}

/** Records the seller's approval of a version, once. */
export async function approvePreview(hash: string, version: number): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(listingPreviews)
      .set({ approvedVersion: version, approvedAt: sql`now()` })
      .where(and(eq(listingPreviews.hash, hash), isOpen(), isNull(listingPreviews.approvedAt)))
      .returning({ hash: listingPreviews.hash }),
  );
  return rows.length > 0;
}

export async function commentOnPreview(hash: string, comment: string): Promise<void> {
  await withDb((db) =>
    db
      .update(listingPreviews)
      .set({ comment, commentedAt: sql`now()` })
      .where(and(eq(listingPreviews.hash, hash), isOpen())),
  );
}

const isOpen = () => gt(listingPreviews.expiresAt, sql`now()`);

function toDto({ createdBy: _, ...row }: typeof listingPreviews.$inferSelect): ListingPreview {
  return asDto<ListingPreview>(row);
}
