import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { feedRuns, feeds } from '@/lib/server/db/schema';
import type { FeedRow } from './feeds';
import { withDb } from '@/lib/server/data/core/transaction';

type Settings = Pick<FeedRow, 'settings' | 'isTrusted' | 'everyMinutes'>;

/** Takes over a feed that was imported before. `address` encrypted. False where the desk has one of this name. */
export async function addDeskFeed(name: string, address: string, settings: Settings): Promise<boolean> {
  const fresh = { etag: null, lastModified: null, startedAt: null, pausedAt: null, held: null };
  const values = { ...settings, ...fresh, address, isOfDesk: true };
  const rows = await withDb((db) =>
    db
      .insert(feeds)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: feeds.name, set: values, setWhere: eq(feeds.isOfDesk, false) })
      .returning({ name: feeds.name }),
  );
  return rows.length > 0;
}

/** Without an address the former one stays; another one is asked without what the former server said. */
export async function changeDeskFeed(name: string, settings: Settings, address: string | null): Promise<void> {
  const moved = address !== null && { address, etag: null, lastModified: null };
  await withDb((db) =>
    db
      .update(feeds)
      .set({ ...settings, ...moved })
      .where(and(eq(feeds.name, name), eq(feeds.isOfDesk, true))),
  );
}

/** With its reports. */
export async function deleteFeed(name: string): Promise<void> {
  await withDb((db) => db.delete(feeds).where(eq(feeds.name, name)));
}

export async function setFeedPause(name: string, isPaused: boolean): Promise<void> {
  const pausedAt = isPaused ? sql`now()` : null;
  await withDb((db) => db.update(feeds).set({ pausedAt }).where(eq(feeds.name, name)));
}

/** Makes its next run due. */
export async function makeFeedDue(name: string): Promise<void> {
  await withDb((db) => db.update(feeds).set({ startedAt: null }).where(eq(feeds.name, name)));
}

/** Decides about what is held, if it is what somebody saw. Returns whether it was. */
export async function decideHeld(name: string, hash: string, decision: 'approved' | 'declined'): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(feeds)
      .set({ held: sql`jsonb_set(${feeds.held}, '{decision}', to_jsonb(${decision}::text))` })
      .where(and(eq(feeds.name, name), sql`${feeds.held}->>'hash' = ${hash}`))
      .returning({ name: feeds.name }),
  );
  return rows.length > 0;
}

/** The last one of each feed that ran. */
export async function listLastReports(): Promise<ReadonlyMap<string, FeedReport>> {
  const { createdAt, feed, report } = feedRuns;
  const rows = await withDb((db) =>
    db.selectDistinctOn([feed], { feed, report }).from(feedRuns).orderBy(feed, desc(createdAt)),
  );
  return new Map(rows.map((one) => [one.feed, one.report]));
}

/** Newest first. */
export async function listReports(name: string, limit: number): Promise<readonly FeedReport[]> {
  const { createdAt, feed, report } = feedRuns;
  const rows = await withDb((db) =>
    db.select({ report }).from(feedRuns).where(eq(feed, name)).orderBy(desc(createdAt)).limit(limit),
  );
  return rows.map((one) => one.report);
}
