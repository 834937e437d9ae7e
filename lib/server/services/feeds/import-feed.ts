import 'server-only';
import { randomUUID } from 'node:crypto';
import { builtAt } from '@/lib/env/process';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { FeedError } from '@/lib/listings/kyero/feed-problem';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { decisionOn } from '@/lib/listings/kyero/held-changes';
import { parseFeed } from '@/lib/listings/kyero/parse-feed';
import { announceChanges } from '@/lib/server/data/listings/catalogue-version';
import {
  clearValidators,
  completeFeed,
  FEED_LEASE_SECONDS,
  hasFeed,
  leaseFeed,
  releaseFeed,
  renewFeedLease,
  storeReport,
  type Feed,
} from '@/lib/server/data/feeds/feeds';
import { log } from '@/lib/server/log';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { FeedRun } from './feed-run';
import type { FeedSource } from './feed-source';
import { FeedUnavailableError } from './feed-unavailable-error';
import { noValidators, openFeed } from './open-feed';
import { whileDatabaseFails } from './while-database-fails';
import { FeedTally } from './feed-tally';

type Options = Readonly<{
  /** Applies withdrawals and price changes without approval. */
  withdrawsAll?: boolean;
  isRenumbered?: boolean;
}>;

/** Each announcement invalidates all pages; the schedule covers aborted runs. */
const ANNOUNCE_EVERY_MS = 5_000;

/**
 * The next run continues an aborted one. A first import triggers no alerts. Null while another run is active. @throws
 * FeedUnavailableError, also for a database outage.
 */
export async function importFeed(source: FeedSource, options: Options = {}): Promise<FeedReport | null> {
  const owner = randomUUID();
  try {
    const feed = await whileDatabaseFails(() => leaseFeed(source.name, owner, source.isOfDesk));
    return feed && (await runLeased(source, feed, owner, options));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    log.warn({ err: error, feed: source.name }, 'the database failed during an import');
    throw new FeedUnavailableError(
      'The database stopped answering, and the import broke off. What was stored stays, nothing was lost; the next run goes on.',
      'database',
    );
  }
}

async function runLeased(source: FeedSource, feed: Feed, owner: string, options: Options): Promise<FeedReport> {
  const timers = [
    regularly((FEED_LEASE_SECONDS * 1_000) / 3, 'lease of a feed', () => renewFeedLease(source.name, owner)),
    regularly(ANNOUNCE_EVERY_MS, 'announcement of a feed', announceChanges),
  ];
  const startedAt = new Date();
  try {
    const report = await run(source, feed, owner, options);
    await whileDatabaseFails(() => storeReport(report));
    log.info({ feed: source.name, outcome: report.outcome, ...report.counts }, 'a feed was imported');
    return report;
  } catch (error) {
    if (error instanceof FeedUnavailableError) {
      await whileDatabaseFails(() => storeReport(failedReport(source.name, startedAt, error)));
    }
    throw error;
  } finally {
    for (const timer of timers) clearInterval(timer);
    await announceChanges().catch(() => undefined);
    await releaseFeed(source.name, owner).catch(() => undefined);
  }
}

const regularly = (everyMs: number, name: string, work: () => Promise<void>) =>
  setInterval(() => {
    work().catch((error: unknown) => log.warn({ err: error }, name));
  }, everyMs);

async function run(
  source: FeedSource,
  feed: Feed,
  owner: string,
  { isRenumbered = false, withdrawsAll = false }: Options,
): Promise<FeedReport> {
  const settingsHash = listingHash([source.settings, builtAt()]);
  const isForced = isRenumbered || withdrawsAll || feed.held?.decision === 'approved';
  const opened = await openFeed(source.address, feed.settingsHash === settingsHash && !isForced ? feed : null);
  const feedRun = await FeedRun.start(source, {
    isFirst: feed.firstCompletedAt === null,
    isRenumbered,
    requireFeed: () => requireFeed(source.name, owner),
  });
  if (opened.status === 'unchanged') return feedRun.finish('unchanged');
  if (opened.status === 'same') {
    feedRun.repeat();
    return feedRun.finish('complete');
  }
  let decision: ReturnType<typeof decisionOn> = 'free';
  let plan: Awaited<ReturnType<FeedRun['compare']>>;
  try {
    plan = await feedRun.compare(parseFeed(opened.read(), feedRun.isStored));
    if (!plan) return await feedRun.finish('held');
    decision = withdrawsAll ? 'free' : decisionOn(plan, feed.held);
    if (decision !== 'free') feedRun.hold(plan, decision === 'declined');
    // A run that breaks off stores a part: then the former feed is another one too.
    await whileDatabaseFails(() => clearValidators(source.name));
    for await (const item of parseFeed(opened.read(), feedRun.isStored)) await feedRun.take(item);
    await feedRun.flush();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    await feedRun.flush();
    return await feedRun.finish('broken', error);
  } finally {
    await opened.close();
  }
  await feedRun.withdrawAbsent();
  // Forces a full read next time, to retry failed images and recheck held changes.
  const { bodyHash, etag, lastModified } = feedRun.isWhole ? opened : noValidators;
  const { notes } = feedRun;
  const heldPlan = decision === 'free' ? null : plan;
  await whileDatabaseFails(() =>
    completeFeed(source.name, { bodyHash, etag, lastModified, notes, settingsHash, plan: heldPlan }),
  );
  return feedRun.finish(decision === 'waiting' ? 'held' : 'complete');
}

/** Prevents a run from restoring a removed feed. */
async function requireFeed(name: string, owner: string): Promise<void> {
  if (await hasFeed(name, owner)) return;
  throw new FeedUnavailableError(`${name} was removed, or taken by another run: this one ended.`, 'removed');
}

function failedReport(feed: string, startedAt: Date, error: FeedUnavailableError): FeedReport {
  const { problem, status } = error;
  const { counts, lists } = new FeedTally();
  return {
    feed,
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    outcome: 'failed',
    failure: { problem, ...(status !== undefined && { status }) },
    fault: null,
    counts: { ...counts, drafts: 0 },
    ...lists,
    drafts: [],
    held: null,
    renumbered: 0,
  };
}
