import 'server-only';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { documents, documentVersions, sales } from '@/lib/server/db/schema';
import { getStorage } from '@/lib/server/storage/get-storage';
import { monthsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

/** After a deed, and after a mandate that ended without one. */
export const DOCUMENT_MONTHS = { sold: 12, unsold: 6 } as const;

/** Nobody needs these longer; the others stay as long as the sale. */
const SHORT_LIVED = ['registry', 'energy', 'occupancy', 'community'] as const;

/** Deletes papers of sales that closed in this state. */
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

/** The files first: rows whose file is gone are found again by the next run, files without a row by nobody. */
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
