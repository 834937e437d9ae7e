import type { FeedReport } from './feed-report';
import type { HeldChanges } from './held-changes';

/** A feed in the list of the desk. */
export type FeedSummary = Readonly<{
  name: string;
  /** False: set up by the operator, in FEEDS. */
  isOfDesk: boolean;
  state: 'ready' | 'running' | 'paused' | 'waiting' | 'failed';
  lastRun: FeedReport | null;
  /** Published or not. */
  listings: number;
  /** Null while it rests; a time that has passed is within a minute. */
  nextRunAt: Date | null;
}>;

export type FeedDetails = FeedSummary &
  Readonly<{
    /** Without user, password and query. Null if it cannot be read. */
    address: string | null;
    hasCredentials: boolean;
    hasQuery: boolean;
    settings: string;
    isTrusted: boolean;
    everyMinutes: number;
    held: HeldChanges | null;
    /** Also while its last run goes on. */
    isPaused: boolean;
    /** Newest first. */
    reports: readonly FeedReport[];
  }>;
