import 'server-only';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { ActivityAction } from '@/lib/access/activity';
import { listingEvents, recentChanges } from '@/lib/server/db/schema';
import type { ListingFields } from './catalogue';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

/** A change at the desk can be undone this long, and nobody is written to about it before. */
export const UNDO_SECONDS = 600;

/** What a step in the life of a listing changes; dates as ISO text. */
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

/** In place of the last one of the listing. Before its events are stored. */
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

/** Until when the last change of a listing can be undone; null: it cannot. */
export async function undoableUntil(listingId: string): Promise<Date | null> {
  const change = await findRecentChange(listingId);
  if (!change || change.action === 'changeUndone') return null;
  return new Date(change.createdAt.getTime() + UNDO_SECONDS * 1_000);
}

/** The last change of a listing, while it can be undone. */
export async function findRecentChange(listingId: string): Promise<RecentChange | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(recentChanges)
      .where(and(eq(recentChanges.listingId, listingId), isRecent())),
  );
  return row ? toDto(row) : null;
}

/** Listings whose last change can be undone. */
export async function listRecentlyChanged(): Promise<readonly RecentChange[]> {
  const rows = await withDb((db) => db.select().from(recentChanges).where(isRecent()));
  return rows.map(toDto);
}

/** An instance shows it. */
export async function markChangeSeen(listingId: string, catalogueVersion: number): Promise<void> {
  await withDb((db) =>
    db
      .update(recentChanges)
      .set({ seenAt: sql`now()` })
      .where(and(eq(recentChanges.listingId, listingId), eq(recentChanges.catalogueVersion, catalogueVersion))),
  );
}

/** What the history of prices and states says of a change. */
export async function removeEventsOf({ createdAt, listingId }: RecentChange): Promise<void> {
  await withDb((db) =>
    db.delete(listingEvents).where(
      and(
        eq(listingEvents.listingId, listingId),
        eq(listingEvents.origin, 'desk'),
        // JavaScript dates hold milliseconds.
        gte(listingEvents.createdAt, createdAt),
      ),
    ),
  );
}

/** The row stays for its ten minutes: an instance may still have the undone change in memory, which is no news. */
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
