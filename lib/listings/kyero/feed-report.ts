import type { Messages } from 'next-intl';
import type { ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { FeedFailure, StoredFeedProblem } from './feed-problem';

export type FeedListingLine = Readonly<{ reference: string; id: string }>;

/** One run of an import. Lists end at `REPORT_LINES`, counts do not. */
export type FeedReport = Readonly<{
  feed: string;
  /** ISO, UTC. */
  startedAt: string;
  endedAt: string;
  /**
   * `unchanged`: the server said that the feed is the one of the last run. `held`: `held` waits for a yes, or homes were
   * renumbered and nothing was stored. `failed`: the feed could not be read at all.
   */
  outcome: 'complete' | 'broken' | 'unchanged' | 'held' | 'failed';
  /** Why it failed, with the status of the answer. */
  failure?: Readonly<{ problem: FeedFailure; status?: number }>;
  /** What ended a broken one: listings behind it were not read, and none was withdrawn. */
  fault: StoredFeedProblem | null;
  counts: Readonly<
    Record<
      'read' | 'notes' | 'unchanged' | 'added' | 'changed' | 'published' | 'withdrawn' | 'drafts' | 'skipped',
      number
    >
  >;
  added: readonly FeedListingLine[];
  changed: readonly FeedListingLine[];
  published: readonly FeedListingLine[];
  withdrawn: readonly FeedListingLine[];
  /** Of this feed, after the run. */
  drafts: readonly (FeedListingLine & Readonly<{ problems: readonly ListingProblem[]; place: string | null }>)[];
  skipped: readonly StoredFeedProblem[];
  /** What was left out or cut of listings that were kept, and what their pictures lack. */
  notes: readonly StoredFeedProblem[];
  /** Of listings that were added or changed: what a person should look at. */
  warnings: readonly (FeedListingLine & Readonly<{ problems: readonly ListingProblem[] }>)[];
  /** Withdrawals and new prices that were left out: they wait, or somebody declined them. */
  held: Readonly<{ withdrawn: number; repriced: number; of: number; isDeclined: boolean }> | null;
  /** Listings with a new id and a known reference, where a run was held for them. */
  renumbered: number;
  imageProblems: readonly Readonly<{ reference: string; url: string; problem: keyof Messages['imageProblems'] }>[];
}>;

export const REPORT_LINES = 500;
