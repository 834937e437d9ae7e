import 'server-only';
import { and, asc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { ListingNews } from '@/lib/listings/alerts/alert-digest';
import { listingNews, listingPrices } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { isAmong } from '@/lib/server/data/core/is-among';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

export type StoredNews = Dto<'StoredNews', ListingNews & { createdAt: Date }>;

/** Seconds until all instances have read a change. */
const SETTLE_SECONDS = 120;

type AskingPrice = Readonly<{ id: string; price: number }>;

/**
 * Stores new listings and price reductions as news. Returns their number, or null at the first run. Leaves listings of
 * `waiting` for a later run.
 */
export async function recordPrices(
  listings: readonly AskingPrice[],
  waiting: ReadonlySet<string> = new Set(),
): Promise<number | null> {
  return inTransaction(async () => {
    await withDb((db) => db.execute(sql`lock table ${listingPrices} in exclusive mode`));
    const seen = await withDb((db) => db.select().from(listingPrices));
    const before = new Map(seen.map(({ listingId, price }) => [listingId, price]));
    const isFirst = before.size === 0;
    const changed = listings.filter(({ id, price }) => before.get(id) !== price && (isFirst || !waiting.has(id)));
    const newsCount = isFirst
      ? 0
      : await storeNews(changed.flatMap((listing) => newsOf(listing, before.get(listing.id) ?? null)));
    await rememberPrices(changed);
    const present = new Set(listings.map(({ id }) => id));
    const gone = [...before.keys()].filter((id) => !present.has(id) && !waiting.has(id));
    if (gone.length > 0) {
      // Imported listings may be missing from this instance's memory.
      await withDb((db) =>
        db
          .delete(listingPrices)
          .where(and(inArray(listingPrices.listingId, gone), lt(listingPrices.seenAt, secondsAgo(SETTLE_SECONDS)))),
      );
    }
    return isFirst ? null : newsCount;
  });
}

export async function rememberPrices(listings: readonly AskingPrice[]): Promise<void> {
  if (listings.length === 0) return;
  await withDb((db) =>
    db
      .insert(listingPrices)
      .values(listings.map(({ id, price }) => ({ listingId: id, price: Math.round(price) })))
      .onConflictDoUpdate({
        target: listingPrices.listingId,
        set: { price: sql`excluded.price`, seenAt: sql`now()` },
      }),
  );
}

export async function listNewsSince(moment: Date): Promise<readonly StoredNews[]> {
  const rows = await withDb((db) =>
    db.select().from(listingNews).where(gt(listingNews.createdAt, moment)).orderBy(asc(listingNews.createdAt)),
  );
  return rows.map(({ listingId, kind, price, previousPrice, createdAt }) =>
    asDto<StoredNews>({ listingId, kind, price, previousPrice, createdAt }),
  );
}

function newsOf({ id: listingId, price }: AskingPrice, previousPrice: number | null): readonly ListingNews[] {
  if (previousPrice === null) return [{ listingId, kind: 'new', price, previousPrice }];
  return price < previousPrice ? [{ listingId, kind: 'priceDrop', price, previousPrice }] : [];
}

/** The key prevents duplicates: during an update, an old instance may restore old prices. */
async function storeNews(news: readonly ListingNews[]): Promise<number> {
  if (news.length === 0) return 0;
  // JavaScript dates have millisecond precision.
  const createdAt = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;
  const rows = await withDb((db) =>
    db
      .insert(listingNews)
      .values(news.map((piece) => ({ ...piece, createdAt })))
      .onConflictDoNothing()
      .returning({ id: listingNews.id }),
  );
  return rows.length;
}

export async function isKnownToAlerts(listingId: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.select({ id: listingPrices.listingId }).from(listingPrices).where(eq(listingPrices.listingId, listingId)),
  );
  return rows.length > 0;
}

export async function listLatestNews(listingIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (listingIds.length === 0) return new Map();
  const { createdAt, listingId } = listingNews;
  const rows = await withDb((db) =>
    db
      .select({ listingId, at: max(createdAt) })
      .from(listingNews)
      .where(isAmong(listingId, listingIds))
      .groupBy(listingId),
  );
  return new Map(rows.flatMap((row) => (row.at ? [[row.listingId, row.at] as const] : [])));
}
