import 'server-only';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { listings } from '@/lib/server/db/schema';
import type { ComparedListing } from '@/lib/listings/kyero/duplicates';
import type { StoredListing } from '@/lib/server/data/listings/catalogue';
import { withDb } from '@/lib/server/data/core/transaction';

export type ListingKey = Pick<StoredListing, 'id' | 'feedId' | 'reference' | 'source' | 'inputHash' | 'isAbsent'> &
  Readonly<{ price: number | null }>;

/** Includes all sources: references and ids are unique across them. */
export async function listListingKeys(): Promise<readonly ListingKey[]> {
  const { base, feedId, id, inputHash, isAbsent, reference, source } = listings;
  const price = sql<number | null>`(${base}->>'price')::float8`;
  return withDb((db) => db.select({ feedId, id, inputHash, isAbsent, price, reference, source }).from(listings));
}

export async function countFeedListings(): Promise<ReadonlyMap<string, number>> {
  const { isAbsent, source } = listings;
  const count = sql<number>`count(*)::int`;
  const rows = await withDb((db) =>
    db.select({ source, count }).from(listings).where(eq(isAbsent, false)).groupBy(source),
  );
  return new Map(rows.map((row) => [row.source, row.count]));
}

export async function listListingIds(from: string): Promise<readonly string[]> {
  const { id, isAbsent, source } = listings;
  const rows = await withDb((db) =>
    db
      .select({ id })
      .from(listings)
      .where(and(eq(source, from), eq(isAbsent, false))),
  );
  return rows.map((row) => row.id);
}

export async function listDrafts(
  source: string,
): Promise<readonly (Pick<StoredListing, 'id' | 'reference' | 'problems'> & Readonly<{ place: string | null }>)[]> {
  const { base, id, isAbsent, problems, publishedAt, reference } = listings;
  const place = sql<
    string | null
  >`concat_ws(', ', nullif(${base}->>'neighbourhood', ${base}->>'municipality'), ${base}->>'municipality')`;
  return withDb((db) =>
    db
      .select({ id, problems, reference, place })
      .from(listings)
      .where(
        and(eq(listings.source, source), eq(isAbsent, false), or(isNull(publishedAt), sql`${problems} <> '[]'::jsonb`)),
      )
      .orderBy(asc(reference)),
  );
}

/** Present listings of all sources, as their sources describe them. */
export async function listComparedListings(): Promise<readonly ComparedListing[]> {
  const { base, id, isAbsent, reference, source } = listings;
  const text = (field: string) => sql<string | null>`${base}->>${field}::text`;
  const number = (field: string) => sql<number | null>`(${base}->>${field}::text)::float8`;
  return withDb((db) =>
    db
      .select({
        id,
        reference,
        source,
        type: text('type'),
        operation: text('operation'),
        street: text('street'),
        municipality: text('municipality'),
        price: number('price'),
        bedrooms: number('bedrooms'),
        builtArea: number('builtArea'),
        plotArea: number('plotArea'),
        latitude: number('latitude'),
        longitude: number('longitude'),
        images: sql<readonly string[]>`coalesce(${base}->'images', '[]'::jsonb)`,
      })
      .from(listings)
      .where(and(eq(isAbsent, false), isNull(listings.deletedAt), sql`coalesce(${base}->>'status', '') <> 'sold'`))
      .orderBy(asc(reference)),
  );
}

export async function storeInputs(
  inputs: readonly Pick<StoredListing, 'id' | 'feedId' | 'inputHash'>[],
): Promise<void> {
  for (const { feedId, id, inputHash } of inputs) {
    await withDb((db) => db.update(listings).set({ feedId, inputHash }).where(eq(listings.id, id)));
  }
}

/**
 * `taken`: id of each new holder. Former holders use their id as reference meanwhile. Call it within `changeCatalogue`.
 */
export async function freeReferences(
  version: number,
  source: string,
  taken: ReadonlyMap<string, string>,
): Promise<void> {
  if (taken.size === 0) return;
  const { base, id, reference } = listings;
  const holders = await withDb((db) =>
    db
      .select({ id, reference })
      .from(listings)
      .where(and(eq(listings.source, source), inArray(reference, [...taken.keys()]))),
  );
  const former = holders.filter((holder) => taken.get(holder.reference) !== holder.id).map((holder) => holder.id);
  if (former.length === 0) return;
  const named = sql`'former ' || ${id}`;
  await withDb((db) =>
    db
      .update(listings)
      .set({
        reference: sql`${named}`,
        base: sql`jsonb_set(${base}, '{reference}', to_jsonb(${named}))`,
        inputHash: null,
        version,
      })
      .where(inArray(id, former)),
  );
}
