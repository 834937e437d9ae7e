import 'server-only';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { listReports } from '@/lib/server/data/feeds/desk-feeds';
import { findFeedRow, listFeedRows } from '@/lib/server/data/feeds/feeds';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { withRight } from '@/lib/server/services/access/with-right';
import { sourceOfRow } from './feed-source';
import { FeedUnavailableError } from './feed-unavailable-error';
import { importFeed } from './import-feed';

const MINUTE_MS = 60_000;

const NOTABLE: readonly FeedReport['outcome'][] = ['held', 'failed', 'broken'];

/** Runs sequentially. Safe with several instances. */
export async function importDueFeeds(): Promise<void> {
  const rows = await listFeedRows();
  const ofDesk = rows.filter(({ isOfDesk }) => isOfDesk).map(({ name }) => name);
  for (const name of new Set([...env.FEEDS.map((feed) => feed.name), ...ofDesk])) await importIfDue(name);
}

export async function importIfDue(name: string): Promise<void> {
  try {
    const row = await findFeedRow(name);
    const source = row?.pausedAt ? null : sourceOfRow(name, row);
    const started = row?.startedAt?.getTime() ?? 0;
    if (!source || Date.now() - started < source.settings.every * MINUTE_MS) return;
    const before = (await listReports(name, 1))[0]?.outcome;
    const outcome = await outcomeOf(importFeed(source), name);
    if (outcome && outcome !== before && NOTABLE.includes(outcome)) await recordRun(name, outcome);
  } catch (error) {
    log.warn({ err: error, feed: name }, 'a feed could not be imported');
  }
}

async function outcomeOf(run: Promise<FeedReport | null>, name: string): Promise<FeedReport['outcome'] | null> {
  try {
    return (await run)?.outcome ?? null;
  } catch (error) {
    if (!(error instanceof FeedUnavailableError)) throw error;
    log.warn({ err: error, feed: name }, 'a feed could not be imported');
    return error.problem === 'removed' || error.problem === 'database' ? null : 'failed';
  }
}

/** Scheduled runs without news leave no entry in the activity log. */
const recordRun = (name: string, outcome: FeedReport['outcome']) =>
  withRight({ kind: 'system', name: `feed:${name}` }, 'feed.manage', { kind: 'feed', id: name }, (record) =>
    record('feedRun', { after: { outcome } }),
  );
