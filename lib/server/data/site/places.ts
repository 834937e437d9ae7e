import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import type { Place } from '@/content/types/place';
import { places } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

export async function listDeskPlaces(): Promise<readonly Place[]> {
  const rows = await withDb((db) =>
    db.select({ data: places.data }).from(places).orderBy(asc(places.createdAt), asc(places.id)),
  );
  return rows.map(({ data }) => data);
}

/** Call it within `changeCatalogue`, so that every instance reads the change. */
export async function findDeskPlace(id: string): Promise<Place | null> {
  const [row] = await withDb((db) => db.select({ data: places.data }).from(places).where(eq(places.id, id)));
  return row?.data ?? null;
}

export async function storePlace(place: Place): Promise<void> {
  await withDb((db) =>
    db
      .insert(places)
      .values({ id: place.id, data: place })
      .onConflictDoUpdate({ target: places.id, set: { data: place, updatedAt: sql`now()` } }),
  );
}
