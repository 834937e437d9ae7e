import 'server-only';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { ActivityAction } from '@/lib/access/activity';
import { listingEvents, recentChanges } from '@/lib/server/db/schema';
import type { ListingFields } from './catalogue';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

/** Undo period in seconds. Notification emails are sent only after it. */
export const UNDO_SECONDS = 600;

export type FormerState = Pick<ListingFields, 'base' | 'changes' | 'isAbsent' | 'problems'> &
  Readonly<{ publishedAt: string | null; soldAt: string | null }>;

export type RecentChange = Dto<
  'RecentChange',
  {
    listingId: string;
    action: ActivityAction;
    editVersion: number;
    catalogueVersion: number;
    former: FormerState;
    createdAt: Date;
    seenAt: Date | null;
  }
>;

type NewChange = Pick<RecentChange, 'action' | 'catalogueVersion' | 'editVersion' | 'former' | 'listingId'>;

export async function putRecentChange(change: NewChange): Promise<void> {
  const { action, catalogueVersion, editVersion, former, listingId } = change;
  const values = {
    action,
    catalogueVersion,
    editVersion,
    former,
    createdAt: sql<Date>`clock_timestamp()`,
    seenAt: null,
  };
  await withDb((db) =>
    db
      .insert(recentChanges)
      .values({ ...values, listingId })
      .onConflictDoUpdate({ target: recentChanges.listingId, set: values }),
  );
}

export async function undoableUntil(listingId: string): Promise<Date | null> {
  const change = await findRecentChange(listingId);
  if (!change || change.action === 'changeUndone') return null;
  return new Date(change.createdAt.getTime() + UNDO_SECONDS * 1_000);
}

export async function findRecentChange(listingId: string): Promise<RecentChange | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(recentChanges)
      .where(and(eq(recentChanges.listingId, listingId), isRecent())),
  );
  return row ? toDto(row) : null;
}

export async function listRecentlyChanged(): Promise<readonly RecentChange[]> {
  const rows = await withDb((db) => db.select().from(recentChanges).where(isRecent()));
  return rows.map(toDto);
}

export async function markChangeSeen(listingId: string, catalogueVersion: number): Promise<void> {
  await withDb((db) =>
    db
      .update(recentChanges)
      .set({ seenAt: sql`now()` })
      .where(and(eq(recentChanges.listingId, listingId), eq(recentChanges.catalogueVersion, catalogueVersion))),
  );
}

export async function removeEventsOf({ createdAt, listingId }: RecentChange): Promise<void> {
  await withDb((db) =>
    db
      .delete(listingEvents)
      .where(
        and(
          eq(listingEvents.listingId, listingId),
          eq(listingEvents.origin, 'desk'),
          gte(listingEvents.createdAt, createdAt),
        ),
      ),
  );
}

/** Keeps the row for ten minutes: an instance may still cache the undone change. */
export async function markUndone(
  { listingId }: RecentChange,
  editVersion: number,
  catalogueVersion: number,
): Promise<void> {
  const action: ActivityAction = 'changeUndone';
  await withDb((db) =>
    db
      .update(recentChanges)
      .set({ action, catalogueVersion, editVersion, seenAt: null })
      .where(eq(recentChanges.listingId, listingId)),
  );
}

const isRecent = () => gt(recentChanges.createdAt, secondsAgo(UNDO_SECONDS));

function toDto(row: typeof recentChanges.$inferSelect): RecentChange {
  return asDto<RecentChange>({
    ...row,
    action: row.action as ActivityAction,
    former: row.former as unknown as FormerState,
  });
}
