import type { NewBuildSettings } from './feed-settings';
import type { FeedReport } from './feed-report';
import type { HeldChanges } from './held-changes';

export type FeedSummary = Readonly<{
  name: string;
  /** False: configured by the operator in FEEDS. */
  isOfDesk: boolean;
  state: 'ready' | 'running' | 'paused' | 'waiting' | 'failed';
  lastRun: FeedReport | null;
  listings: number;
  /** Null while paused; a past time means within a minute. */
  nextRunAt: Date | null;
}>;

export type FeedDetails = FeedSummary &
  Readonly<{
    /** Without user, password and query; null when unreadable. */
    address: string | null;
    hasCredentials: boolean;
    hasQuery: boolean;
    settings: string;
    isTrusted: boolean;
    everyMinutes: number;
    newBuilds: NewBuildSettings;
    held: HeldChanges | null;
    isPaused: boolean;
    reports: readonly FeedReport[];
  }>;
