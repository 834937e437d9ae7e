import 'server-only';
import { asc, sql } from 'drizzle-orm';
import { fileLevels } from '@/lib/server/db/schema';
import type { FileLevel } from '@/lib/site/price-levels';
import { withDb } from '@/lib/server/data/core/transaction';

const { place, price, quarter, source } = fileLevels;

export async function listFileLevels(): Promise<readonly FileLevel[]> {
  return withDb((db) => db.select({ place, quarter, price, source }).from(fileLevels).orderBy(asc(place)));
}

/** Call it within `changeCatalogue`. */
export async function storeFileLevels(levels: readonly FileLevel[], author: string): Promise<void> {
  await withDb((db) =>
    db
      .insert(fileLevels)
      .values(levels.map((level) => ({ ...level, author })))
      .onConflictDoUpdate({
        target: place,
        set: {
          quarter: sql`excluded.quarter`,
          price: sql`excluded.price`,
          source: sql`excluded.source`,
          author: sql`excluded.author`,
          createdAt: sql`now()`,
        },
      }),
  );
}
