import 'server-only';
import { portals } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

/** By id of the preset. */
export async function listConfirmedPortals(): Promise<ReadonlyMap<string, Date>> {
  const rows = await withDb((db) => db.select().from(portals));
  return new Map(rows.map(({ confirmedAt, id }) => [id, confirmedAt]));
}

/** Returns false if it was confirmed before. */
export async function confirmPortal(id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.insert(portals).values({ id }).onConflictDoNothing({ target: portals.id }).returning({ id: portals.id }),
  );
  return rows.length > 0;
}
