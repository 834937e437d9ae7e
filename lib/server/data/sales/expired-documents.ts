import 'server-only';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { documents, documentVersions, sales } from '@/lib/server/db/schema';
import { getStorage } from '@/lib/server/storage/get-storage';
import { monthsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

/** Months after a deed, or after a mandate that ended without one. */
export const DOCUMENT_MONTHS = { sold: 12, unsold: 6 } as const;

/** Folders with a shorter retention; other documents stay as long as the sale. */
const SHORT_LIVED = ['registry', 'energy', 'occupancy', 'community'] as const;

export async function deleteFilesOfSales(state: 'completed' | 'ended', months: number): Promise<void> {
  const isDue = and(
    eq(sales.state, state),
    lt(sales.closedAt, monthsAgo(months)),
    inArray(documents.folder, [...SHORT_LIVED]),
  );
  await deleteDocuments(await listDocumentIdsWhere(isDue));
}

export async function listDocumentIdsWhere(where: SQL | undefined): Promise<readonly string[]> {
  const rows = await withDb((db) =>
    db.select({ id: documents.id }).from(documents).innerJoin(sales, eq(sales.id, documents.saleId)).where(where),
  );
  return rows.map(({ id }) => id);
}

/** Files first: the next run finds rows without a file. */
export async function deleteDocuments(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { documentId, storageKey } = documentVersions;
  const versions = await withDb((db) =>
    db
      .select({ storageKey })
      .from(documentVersions)
      .where(inArray(documentId, [...ids])),
  );
  for (const version of versions) await getStorage().remove(version.storageKey);
  await withDb((db) => db.delete(documents).where(inArray(documents.id, [...ids])));
}
