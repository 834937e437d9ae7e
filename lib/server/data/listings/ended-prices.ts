import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { listingEvents } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

type EndedPrice = Readonly<{ listingId: string; price: number; endedAt: Date }>;

export async function listEndedPrices(ids?: readonly string[]): Promise<readonly EndedPrice[]> {
  if (ids?.length === 0) return [];
  const { createdAt, kind, listingId, previousPrice } = listingEvents;
  const rows = await withDb((db) =>
    db
      .select({ listingId, price: previousPrice, endedAt: createdAt })
      .from(listingEvents)
      .where(and(eq(kind, 'price'), ids && inArray(listingId, [...ids])))
      .orderBy(asc(createdAt)),
  );
  return rows.flatMap(({ price, ...row }) => (price === null ? [] : [{ ...row, price }]));
}
