import 'server-only';
import { count, desc, eq, ilike, max, or, sql, type SQL } from 'drizzle-orm';
import { redirects } from '@/lib/server/db/schema';
import type { Redirects } from '@/lib/site/redirects';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { likePattern } from '@/lib/server/data/core/like-pattern';
import { withDb } from '@/lib/server/data/core/transaction';

export type StoredRedirect = Dto<
  'StoredRedirect',
  {
    address: string;
    target: string | null;
    author: string;
    hits: number;
    lastHitAt: Date | null;
    createdAt: Date;
  }
>;

/** Rows per statement; each has four parameters. */
const BATCH = 1_000;

export async function readRedirects(): Promise<Redirects> {
  const { address, target } = redirects;
  const rows = await withDb((db) => db.select({ address, target }).from(redirects));
  return new Map(rows.map((row) => [row.address, row.target]));
}

/** Inserts and updates raise the version. */
export async function redirectsStamp(): Promise<string> {
  const [row] = await withDb((db) => db.select({ rows: count(), last: max(redirects.version) }).from(redirects));
  return `${row?.rows ?? 0} ${row?.last ?? 0}`;
}

/** Upserts redirects; hits stay. Call it within `changeCatalogue`, which provides `version`. */
export async function storeRedirects(version: number, author: string, rules: Redirects): Promise<void> {
  const rows = [...rules].map(([address, target]) => ({ address, target, author, version }));
  for (let start = 0; start < rows.length; start += BATCH) {
    await withDb((db) =>
      db
        .insert(redirects)
        .values(rows.slice(start, start + BATCH))
        .onConflictDoUpdate({
          target: redirects.address,
          set: { target: sql`excluded.target`, author: sql`excluded.author`, version: sql`excluded.version` },
        }),
    );
  }
}

export async function deleteRedirect(address: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.delete(redirects).where(eq(redirects.address, address)).returning({ address: redirects.address }),
  );
  return rows.length > 0;
}

export async function listRedirects(
  search: string,
  size: number,
  offset: number,
): Promise<Readonly<{ items: readonly StoredRedirect[]; total: number }>> {
  const where = searchOf(search);
  const [row] = await withDb((db) => db.select({ total: count() }).from(redirects).where(where));
  const items = await withDb((db) =>
    db
      .select()
      .from(redirects)
      .where(where)
      .orderBy(desc(redirects.hits), redirects.address)
      .limit(size)
      .offset(offset),
  );
  return { items: items.map((item) => asDto<StoredRedirect>(item)), total: row?.total ?? 0 };
}

function searchOf(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = likePattern(search);
  const encoded = likePattern(encodeURI(search));
  return or(ilike(redirects.address, pattern), ilike(redirects.address, encoded), ilike(redirects.target, pattern));
}

export async function addRedirectHits(hits: ReadonlyMap<string, number>): Promise<void> {
  const counts = JSON.stringify([...hits].map(([address, hitCount]) => ({ address, count: hitCount })));
  // Fixed order prevents deadlocks between instances.
  await withDb((db) =>
    db.execute(sql`
      with counted as (select * from jsonb_to_recordset(${counts}::jsonb) as given (address text, count bigint)),
      locked as (select address from ${redirects} where address in (select address from counted) order by address for update)
      update ${redirects} set hits = hits + counted.count, last_hit_at = now()
      from counted, locked where redirects.address = counted.address and locked.address = counted.address`),
  );
}
