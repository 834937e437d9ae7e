import 'server-only';
import { and, eq, ne, or } from 'drizzle-orm';
import type { OwnPortal } from '@/lib/contacts/portals/own-portal';
import { ownPortals } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

const { id, labels, name, sender } = ownPortals;
const columns = { id, name, sender, labels };

export async function listOwnPortals(): Promise<readonly OwnPortal[]> {
  return withDb((db) => db.select(columns).from(ownPortals).orderBy(name));
}

export async function findOwnPortal(wanted: string): Promise<OwnPortal | null> {
  const [row] = await withDb((db) => db.select(columns).from(ownPortals).where(eq(id, wanted)));
  return row ?? null;
}

type Fields = Omit<OwnPortal, 'id'>;

export async function isPortalTaken(fields: Fields, except: string | null): Promise<boolean> {
  const isSame = or(eq(name, fields.name), eq(sender, fields.sender));
  const where = except === null ? isSame : and(isSame, ne(id, except));
  return (await withDb((db) => db.$count(ownPortals, where))) > 0;
}

export async function addOwnPortal(fields: Fields): Promise<string> {
  const [row] = await withDb((db) => db.insert(ownPortals).values(fields).returning({ id }));
  if (!row) throw new Error('a portal was not stored');
  return row.id;
}

export async function updateOwnPortal(wanted: string, fields: Fields): Promise<boolean> {
  const rows = await withDb((db) => db.update(ownPortals).set(fields).where(eq(id, wanted)).returning({ id }));
  return rows.length > 0;
}

export async function deleteOwnPortal(wanted: string): Promise<boolean> {
  const rows = await withDb((db) => db.delete(ownPortals).where(eq(id, wanted)).returning({ id }));
  return rows.length > 0;
}
