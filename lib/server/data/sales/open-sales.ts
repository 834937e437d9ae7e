import 'server-only';
import { desc, isNull } from 'drizzle-orm';
import { sales } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

const MAX_SALES = 200;

/** Newest first. */
export async function listOpenSales(): Promise<readonly string[]> {
  const { closedAt, createdAt, listingId } = sales;
  const rows = await withDb((db) =>
    db.select({ listingId }).from(sales).where(isNull(closedAt)).orderBy(desc(createdAt)).limit(MAX_SALES),
  );
  return rows.map((row) => row.listingId);
}
