import 'server-only';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FeedNotes, FeedReport } from '@/lib/listings/kyero/feed-report';
import type { FeedPlan, HeldChanges } from '@/lib/listings/kyero/held-changes';
import { HELD_ROWS } from '@/lib/listings/kyero/held-changes';
import { feedRuns, feeds } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

export type Feed = Dto<
  'Feed',
  {
    name: string;
    etag: string | null;
    lastModified: string | null;
    bodyHash: string | null;
    settingsHash: string | null;
    firstCompletedAt: Date | null;
    held: HeldChanges | null;
  }
>;

export type FeedRow = Dto<
  'FeedRow',
  {
    name: string;
    isOfDesk: boolean;
    /** Encrypted; null for entries of FEEDS. */
    address: string | null;
    /** YAML. */
    settings: string | null;
    isTrusted: boolean;
    everyMinutes: number;
    /** Per cent. */
    newBuildVat: number | null;
    newBuildExcludesVat: boolean;
    promoter: string | null;
    startedAt: Date | null;
    pausedAt: Date | null;
    isRunning: boolean;
    held: HeldChanges | null;
  }
>;

/** Seconds until the lease of a crashed run expires. */
export const FEED_LEASE_SECONDS = 60;

const leasedUntil = sql<Date>`now() + make_interval(secs => ${FEED_LEASE_SECONDS})`;

/** Null while another run has it or after its removal. */
export async function leaseFeed(name: string, owner: string, isOfDesk = false): Promise<Feed | null> {
  if (!isOfDesk) await insertFeed(name);
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
      .returning({
        etag: feeds.etag,
        lastModified: feeds.lastModified,
        bodyHash: feeds.bodyHash,
        settingsHash: feeds.settingsHash,
        firstCompletedAt: feeds.firstCompletedAt,
        held: feeds.held,
      }),
  );
  return row ? asDto<Feed>({ name, ...row }) : null;
}

/** Null before its first complete run. */
export async function findFeedNotes(name: string): Promise<FeedNotes | null> {
  const [row] = await withDb((db) => db.select({ notes: feeds.notes }).from(feeds).where(eq(feeds.name, name)));
  return row?.notes ?? null;
}

export async function insertFeed(name: string): Promise<void> {
  await withDb((db) => db.insert(feeds).values({ name }).onConflictDoNothing());
}

export async function clearValidators(name: string): Promise<void> {
  const none = { bodyHash: null, etag: null, lastModified: null };
  await withDb((db) => db.update(feeds).set(none).where(eq(feeds.name, name)));
}

export async function renewFeedLease(name: string, owner: string): Promise<void> {
  await withDb((db) => db.update(feeds).set({ leasedUntil }).where(isOf(name, owner)));
}

export async function releaseFeed(name: string, owner: string): Promise<void> {
  await withDb((db) => db.update(feeds).set({ leaseOwner: null, leasedUntil: null }).where(isOf(name, owner)));
}

/** Call it within `changeCatalogue`: a removal requires the same lock. */
export async function hasFeed(name: string, owner: string): Promise<boolean> {
  const rows = await withDb((db) => db.select({ name: feeds.name }).from(feeds).where(isOf(name, owner)));
  return rows.length > 0;
}

type Completion = Pick<Feed, 'bodyHash' | 'etag' | 'lastModified' | 'settingsHash'> &
  Readonly<{ notes: FeedNotes; plan: FeedPlan | null }>;

export async function completeFeed(name: string, { plan, ...values }: Completion): Promise<void> {
  await withDb((db) =>
    db
      .update(feeds)
      .set({
        ...values,
        firstCompletedAt: sql`coalesce(${feeds.firstCompletedAt}, now())`,
        held: plan && keepDecision(plan),
      })
      .where(eq(feeds.name, name)),
  );
}

/** Keeps a decision made during the run. */
function keepDecision(plan: FeedPlan) {
  const held: HeldChanges = {
    ...plan,
    rows: plan.rows.slice(0, HELD_ROWS),
    heldAt: new Date().toISOString(),
    decision: 'waiting',
  };
  return sql`case when ${feeds.held}->>'hash' = ${plan.hash} then ${feeds.held} else ${JSON.stringify(held)}::jsonb end`;
}

export async function storeReport(report: FeedReport): Promise<void> {
  await inTransaction(async () => {
    const rows = await withDb((db) =>
      db.select({ name: feeds.name }).from(feeds).where(eq(feeds.name, report.feed)).for('key share'),
    );
    if (rows.length > 0) await withDb((db) => db.insert(feedRuns).values({ feed: report.feed, report }));
  });
}

const row = {
  name: feeds.name,
  isOfDesk: feeds.isOfDesk,
  address: feeds.address,
  settings: feeds.settings,
  isTrusted: feeds.isTrusted,
  everyMinutes: feeds.everyMinutes,
  newBuildVat: feeds.newBuildVat,
  newBuildExcludesVat: feeds.newBuildExcludesVat,
  promoter: feeds.promoter,
  startedAt: feeds.startedAt,
  pausedAt: feeds.pausedAt,
  isRunning: sql<boolean>`coalesce(${feeds.leasedUntil} > now(), false)`,
  held: feeds.held,
};

export async function listFeedRows(): Promise<readonly FeedRow[]> {
  const rows = await withDb((db) => db.select(row).from(feeds).orderBy(asc(feeds.name)));
  return rows.map((one) => asDto<FeedRow>(one));
}

export async function findFeedRow(name: string): Promise<FeedRow | null> {
  const [found] = await withDb((db) => db.select(row).from(feeds).where(eq(feeds.name, name)));
  return found ? asDto<FeedRow>(found) : null;
}

const isOf = (name: string, owner: string) => and(eq(feeds.name, name), eq(feeds.leaseOwner, owner));
