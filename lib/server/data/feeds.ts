import 'server-only';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { feedRuns, feeds } from '@/lib/server/db/schema';
import { asDto, type Dto } from './dto';
import { secondsAgo } from './sql-time';
import { withDb } from './transaction';

export type Feed = Dto<
  'Feed',
  {
    name: string;
    etag: string | null;
    lastModified: string | null;
    settingsHash: string | null;
    firstCompletedAt: Date | null;
  }
>;

/** A run that ended without a word holds its feed this long. */
export const FEED_LEASE_SECONDS = 60;

const leasedUntil = sql<Date>`now() + make_interval(secs => ${FEED_LEASE_SECONDS})`;

/** Takes a feed for one run; null while another run has it. The same owner may call it again. */
export async function leaseFeed(name: string, owner: string): Promise<Feed | null> {
  await withDb((db) => db.insert(feeds).values({ name }).onConflictDoNothing());
  const [row] = await withDb((db) =>
    db
      .update(feeds)
      .set({ leaseOwner: owner, leasedUntil, startedAt: sql`now()` })
      .where(
        and(
          eq(feeds.name, name),
          or(isNull(feeds.leasedUntil), lt(feeds.leasedUntil, secondsAgo(0)), eq(feeds.leaseOwner, owner)),
        ),
      )
      .returning(),
  );
  if (!row) return null;
  const { etag, firstCompletedAt, lastModified, settingsHash } = row;
  return asDto<Feed>({ name, etag, lastModified, settingsHash, firstCompletedAt });
}

export async function renewFeedLease(name: string, owner: string): Promise<void> {
  await withDb((db) => db.update(feeds).set({ leasedUntil }).where(isOf(name, owner)));
}

export async function releaseFeed(name: string, owner: string): Promise<void> {
  await withDb((db) => db.update(feeds).set({ leaseOwner: null, leasedUntil: null }).where(isOf(name, owner)));
}

/** After a whole run: what the next request compares, and that its listings are known. */
export async function completeFeed(
  name: string,
  validators: Pick<Feed, 'etag' | 'lastModified' | 'settingsHash'>,
): Promise<void> {
  await withDb((db) =>
    db
      .update(feeds)
      .set({ ...validators, firstCompletedAt: sql`coalesce(${feeds.firstCompletedAt}, now())` })
      .where(eq(feeds.name, name)),
  );
}

/** When each feed was last imported. */
export async function listFeedStarts(): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await withDb((db) => db.select({ name: feeds.name, startedAt: feeds.startedAt }).from(feeds));
  return new Map(rows.map(({ name, startedAt }) => [name, startedAt]));
}

export async function storeReport(report: FeedReport): Promise<void> {
  await withDb((db) => db.insert(feedRuns).values({ feed: report.feed, report }));
}

const isOf = (name: string, owner: string) => and(eq(feeds.name, name), eq(feeds.leaseOwner, owner));
