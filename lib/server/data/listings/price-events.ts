import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { listingEvents } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

type PriceEvent = Readonly<{ createdAt: Date; price: number; previousPrice: number | null }>;

export async function listPriceEvents(ofListing: string): Promise<readonly PriceEvent[]> {
  const { createdAt, kind, listingId, previousPrice, price } = listingEvents;
  return withDb((db) =>
    db
      .select({ createdAt, price, previousPrice })
      .from(listingEvents)
      .where(and(eq(listingId, ofListing), eq(kind, 'price')))
      .orderBy(desc(createdAt)),
  );
}
