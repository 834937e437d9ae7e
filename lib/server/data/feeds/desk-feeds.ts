import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { feedRuns, feeds } from '@/lib/server/db/schema';
import type { FeedRow } from './feeds';
import { withDb } from '@/lib/server/data/core/transaction';

type Settings = Pick<
  FeedRow,
  'settings' | 'isTrusted' | 'everyMinutes' | 'newBuildVat' | 'newBuildExcludesVat' | 'promoter'
>;

const noValidators = { bodyHash: null, etag: null, lastModified: null };

/** Adopts an imported feed; false if the desk has this name. `address` is encrypted. */
export async function addDeskFeed(name: string, address: string, settings: Settings): Promise<boolean> {
  const fresh = { ...noValidators, notes: null, startedAt: null, pausedAt: null, held: null };
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

/** Null keeps the address; a new address resets the validators. */
export async function changeDeskFeed(name: string, settings: Settings, address: string | null): Promise<void> {
  const moved = address !== null && { address, ...noValidators };
  await withDb((db) =>
    db
      .update(feeds)
      .set({ ...settings, ...moved })
      .where(and(eq(feeds.name, name), eq(feeds.isOfDesk, true))),
  );
}

export async function deleteFeed(name: string): Promise<void> {
  await withDb((db) => db.delete(feeds).where(eq(feeds.name, name)));
}

export async function setFeedPause(name: string, isPaused: boolean): Promise<void> {
  const pausedAt = isPaused ? sql`now()` : null;
  await withDb((db) => db.update(feeds).set({ pausedAt }).where(eq(feeds.name, name)));
}

export async function makeFeedDue(name: string): Promise<void> {
  await withDb((db) => db.update(feeds).set({ startedAt: null }).where(eq(feeds.name, name)));
}

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

export async function listLastReports(): Promise<ReadonlyMap<string, FeedReport>> {
  const { createdAt, feed, report } = feedRuns;
  const rows = await withDb((db) =>
    db.selectDistinctOn([feed], { feed, report }).from(feedRuns).orderBy(feed, desc(createdAt)),
  );
  return new Map(rows.map((one) => [one.feed, one.report]));
}

export async function listReports(name: string, limit: number): Promise<readonly FeedReport[]> {
  const { createdAt, feed, report } = feedRuns;
  const rows = await withDb((db) =>
    db.select({ report }).from(feedRuns).where(eq(feed, name)).orderBy(desc(createdAt)).limit(limit),
  );
  return rows.map((one) => one.report);
}
