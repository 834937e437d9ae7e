import type { Messages } from 'next-intl';
import type { ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { FeedFailure, FeedProblem, StoredFeedProblem } from './feed-problem';
import type { NoteKind } from './note-kinds';

export type FeedListingLine = Readonly<{ reference: string; id: string }>;

/** Lists end at `REPORT_LINES`; counts are complete. */
export type FeedReport = Readonly<{
  feed: string;
  /** ISO, UTC. */
  startedAt: string;
  endedAt: string;
  /**
   * `unchanged`: the server reported no change. `held`: approval is required, or listings were renumbered and nothing
   * was stored. `failed`: unreadable feed.
   */
  outcome: 'complete' | 'broken' | 'unchanged' | 'held' | 'failed';
  failure?: Readonly<{ problem: FeedFailure; status?: number }>;
  /** Fault of a broken run: later listings were not read, none was withdrawn. */
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
  drafts: readonly (FeedListingLine & Readonly<{ problems: readonly ListingProblem[]; place: string | null }>)[];
  skipped: readonly StoredFeedProblem[];
  /** The first of each kind. */
  notes: readonly StoredFeedProblem[];
  /** Important ones first. Reports of earlier versions lack it. */
  noteKinds?: readonly NoteKind[];
  /** Listings that seem to be the same home. Reports of earlier versions lack it. */
  duplicates?: readonly (readonly FeedListingLine[])[];
  /** For staff to check, in added or changed listings. */
  warnings: readonly (FeedListingLine & Readonly<{ problems: readonly ListingProblem[] }>)[];
  /** Withdrawals and new prices not applied: undecided or declined. */
  held: Readonly<{ withdrawn: number; repriced: number; of: number; isDeclined: boolean }> | null;
  renumbered: number;
  imageProblems: readonly Readonly<{ reference: string; url: string; problem: keyof Messages['imageProblems'] }>[];
}>;

export const REPORT_LINES = 500;

/** Notes of an unchanged listing move with `line`. */
export type ListingNotes = Readonly<{ reference: string; line: number; notes: readonly FeedProblem[] }>;

/** What the last complete run left out or skipped. */
export type FeedNotes = Readonly<{
  listings: readonly ListingNotes[];
  skipped: readonly FeedProblem[];
  /** Listings, of which `skippedCount` were skipped. */
  read: number;
  skippedCount: number;
}>;
