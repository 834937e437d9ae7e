import 'server-only';
import { and, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { activityLog, feedRuns, feeds, jobs, listingDrafts } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

export type FeedTrouble = Readonly<{ name: string; trouble: 'failed' | 'held' | 'paused'; since: Date | null }>;

export async function listFeedTroubles(): Promise<readonly FeedTrouble[]> {
  const outcome = sql<string | null>`(select ${feedRuns.report} ->> 'outcome' from ${feedRuns}
    where ${feedRuns.feed} = ${feeds.name} order by ${feedRuns.createdAt} desc limit 1)`;
  const { held, name, pausedAt, startedAt } = feeds;
  const rows = await withDb((db) =>
    db
      .select({ name, pausedAt, startedAt, isHeld: sql<boolean>`${held} is not null`, outcome })
      .from(feeds)
      .where(or(isNotNull(pausedAt), isNotNull(held), sql`${outcome} in ('broken', 'held')`))
      .orderBy(name),
  );
  return rows.map(({ isHeld, name: feed, outcome: last, pausedAt: paused, startedAt: started }) =>
    paused
      ? { name: feed, trouble: 'paused', since: paused }
      : { name: feed, trouble: isHeld || last === 'held' ? 'held' : 'failed', since: started },
  );
}

/** Never exposes their content. */
export async function countDeadEmails(): Promise<readonly Readonly<{ kind: string; count: number }>[]> {
  return withDb((db) =>
    db
      .select({ kind: jobs.kind, count: count() })
      .from(jobs)
      .where(and(eq(jobs.queue, 'email'), eq(jobs.status, 'dead')))
      .groupBy(jobs.kind)
      .orderBy(jobs.kind),
  );
}

export async function listDraftsOf(
  authorId: string,
): Promise<readonly Readonly<{ listingId: string; savedAt: Date }>[]> {
  const { listingId, savedAt } = listingDrafts;
  return withDb((db) =>
    db
      .select({ listingId, savedAt })
      .from(listingDrafts)
      .where(eq(listingDrafts.authorId, authorId))
      .orderBy(desc(savedAt)),
  );
}

export async function listWorkedOn(userId: string, size: number): Promise<readonly string[]> {
  const { actorId, createdAt, subjectId, subjectKind } = activityLog;
  const rows = await withDb((db) =>
    db
      .select({ id: subjectId, at: sql<Date>`max(${createdAt})` })
      .from(activityLog)
      .where(and(eq(actorId, userId), eq(subjectKind, 'listing')))
      .groupBy(subjectId)
      .orderBy(desc(sql`max(${createdAt})`))
      .limit(size),
  );
  return rows.map(({ id }) => id);
}
