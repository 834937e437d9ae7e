import 'server-only';
import { lt } from 'drizzle-orm';
import { sales } from '@/lib/server/db/schema';
import { deleteDocuments, listDocumentIdsWhere } from './expired-documents';
import { monthsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

/** Months after the deed or the end of the mandate (art. 121-20 CCCat). */
export const SALE_MONTHS = 120;

export async function deleteExpiredSales(): Promise<void> {
  const isExpired = lt(sales.closedAt, monthsAgo(SALE_MONTHS));
  await deleteDocuments(await listDocumentIdsWhere(isExpired));
  await withDb((db) => db.delete(sales).where(isExpired));
}
