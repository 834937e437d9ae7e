import 'server-only';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { listings, storedImages } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

type ImageLook = Dto<'ImageLook', { id: string; lookHash: string }>;

type ImageUse = Dto<'ImageUse', { id: string; reference: string; images: readonly string[] }>;

/** An unchanged count means unchanged looks. */
export async function countLooks(): Promise<number> {
  const [row] = await withDb((db) =>
    db.select({ count: sql<number>`count(${storedImages.lookHash})::int` }).from(storedImages),
  );
  return row?.count ?? 0;
}

export async function listLooks(): Promise<readonly ImageLook[]> {
  const { id, lookHash } = storedImages;
  const rows = await withDb((db) => db.select({ id, lookHash }).from(storedImages).where(isNotNull(lookHash)));
  return rows.map((row) => asDto<ImageLook>({ id: row.id, lookHash: row.lookHash ?? '' }));
}

export async function listWithoutLook(after: string, limit: number): Promise<readonly string[]> {
  const { id, lookHash } = storedImages;
  const rows = await withDb((db) =>
    db
      .select({ id })
      .from(storedImages)
      .where(and(isNull(lookHash), gt(id, after)))
      .orderBy(asc(id))
      .limit(limit),
  );
  return rows.map((row) => row.id);
}

export async function setLook(id: string, lookHash: string): Promise<void> {
  await withDb((db) => db.update(storedImages).set({ lookHash }).where(eq(storedImages.id, id)));
}

/** Drafts only: all 5,000 listings would take 300 ms in the embedded database. */
export async function listDraftsWithImages(names: readonly string[]): Promise<readonly ImageUse[]> {
  if (names.length === 0) return [];
  const { base, changes, deletedAt, id, publishedAt, reference } = listings;
  const images = sql<readonly string[]>`coalesce(${changes} #> '{images,value}', ${base} -> 'images')`;
  const rows = await withDb((db) =>
    db
      .select({ id, reference, images })
      .from(listings)
      .where(
        and(
          isNull(deletedAt),
          isNull(publishedAt),
          sql`${images} ?| array[${sql.join(
            names.map((name) => sql`${name}`),
            sql`, `,
          )}]::text[]`,
        ),
      ),
  );
  return rows.map((row) => asDto<ImageUse>(row));
}
