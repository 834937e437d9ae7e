import 'server-only';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { FeedTally } from './feed-tally';
import type { FeedUnavailableError } from './feed-unavailable-error';

export function failedReport(feed: string, startedAt: Date, error: FeedUnavailableError): FeedReport {
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
