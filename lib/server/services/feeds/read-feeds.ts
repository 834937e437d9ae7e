import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import type { FeedDetails, FeedSummary } from '@/lib/listings/kyero/feed-summary';
import { listLastReports, listReports } from '@/lib/server/data/feeds/desk-feeds';
import { countFeedListings } from '@/lib/server/data/feeds/feed-listings';
import { findFeedRow, listFeedRows, type FeedRow } from '@/lib/server/data/feeds/feeds';
import { env } from '@/lib/server/env';
import { printedAddress } from '@/lib/server/http/printed-address';
import { requireRight } from '@/lib/server/services/access/with-right';
import { feedOrigin, isConfiguredFeed, sourceOfRow } from '@/lib/server/services/feeds/feed-source';

const REPORTS = 12;
const MINUTE_MS = 60_000;

export async function listFeeds(actor: Actor): Promise<readonly FeedSummary[]> {
  requireRight(actor, 'feed.manage');
  const rows = new Map((await listFeedRows()).map((row) => [row.name, row]));
  const listings = await countFeedListings();
  const reports = await listLastReports();
  const ofDesk = [...rows.values()].filter(({ isOfDesk }) => isOfDesk).map(({ name }) => name);
  const names = new Set([...env.FEEDS.map(({ name }) => name), ...ofDesk]);
  return [...names].map((name) => summaryOf(name, rows.get(name) ?? null, reports.get(name) ?? null, listings));
}

export async function readFeed(actor: Actor, name: string): Promise<FeedDetails | null> {
  requireRight(actor, 'feed.manage');
  const row = await findFeedRow(name);
  if (!row?.isOfDesk && !isConfiguredFeed(name)) return null;
  const reports = await listReports(name, REPORTS);
  const source = readSource(name, row);
  const url = source && URL.canParse(source.address) ? new URL(source.address) : null;
  return {
    ...summaryOf(name, row, reports[0] ?? null, await countFeedListings()),
    address: source && printedAddress(source.address),
    hasCredentials: Boolean(url?.username || url?.password),
    hasQuery: Boolean(url?.search),
    settings: row?.settings ?? '',
    isTrusted: source?.settings.trusted ?? row?.isTrusted ?? false,
    everyMinutes: source?.settings.every ?? row?.everyMinutes ?? 0,
    newBuilds: source?.settings.newBuilds ?? {},
    held: row?.held ?? null,
    isPaused: Boolean(row?.pausedAt),
    reports,
  };
}

function readSource(name: string, row: FeedRow | null) {
  try {
    return sourceOfRow(name, row);
  } catch {
    return null;
  }
}

function summaryOf(
  name: string,
  row: FeedRow | null,
  lastRun: FeedReport | null,
  listings: ReadonlyMap<string, number>,
): FeedSummary {
  const source = readSource(name, row);
  const everyMs = (source?.settings.every ?? 0) * MINUTE_MS;
  return {
    name,
    isOfDesk: !isConfiguredFeed(name),
    state: stateOf(row, lastRun, source !== null),
    lastRun,
    listings: listings.get(feedOrigin({ name })) ?? 0,
    nextRunAt: row?.pausedAt || !source ? null : new Date((row?.startedAt?.getTime() ?? 0) + everyMs),
  };
}

function stateOf(row: FeedRow | null, lastRun: FeedReport | null, isReadable: boolean): FeedSummary['state'] {
  if (row?.isRunning) return 'running';
  if (row?.pausedAt) return 'paused';
  if (row?.held?.decision === 'waiting') return 'waiting';
  const isBroken = lastRun?.outcome === 'failed' || lastRun?.outcome === 'broken' || lastRun?.outcome === 'held';
  return isBroken || !isReadable ? 'failed' : 'ready';
}
