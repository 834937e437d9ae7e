import 'server-only';
import { eq, gte, sql } from 'drizzle-orm';
import { soldPrices } from '@/lib/server/db/schema';
import type { SoldPrice } from '@/lib/valuation/own-sales';
import { monthsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

const { area, price, saleId, size, soldOn, type } = soldPrices;

export async function storeSoldPrice(ofSale: string, sold: SoldPrice): Promise<void> {
  await withDb((db) => db.insert(soldPrices).values({ saleId: ofSale, ...sold }));
}

/** For the erasure of the seller's account. */
export async function deleteSoldPricesOf(email: string): Promise<void> {
  const own = sql`(select sale_id from sale_members where email = ${email})`;
  await withDb((db) => db.delete(soldPrices).where(sql`${saleId} in ${own}`));
}

/** Returns false without one. */
export async function deleteSoldPrice(ofSale: string): Promise<boolean> {
  const rows = await withDb((db) => db.delete(soldPrices).where(eq(saleId, ofSale)).returning({ saleId }));
  return rows.length > 0;
}

export async function listSoldPrices(months: number): Promise<readonly SoldPrice[]> {
  return withDb((db) =>
    db
      .select({ area, type, size, price, soldOn })
      .from(soldPrices)
      .where(gte(soldOn, sql`(${monthsAgo(months)})::date`)),
  );
}
