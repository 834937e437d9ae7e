import 'server-only';
import type { FeedProblem, FeedProblemCode } from '@/lib/listings/kyero/feed-problem';
import {
  REPORT_LINES,
  type FeedListingLine,
  type FeedNotes,
  type FeedReport,
  type ListingNotes,
} from '@/lib/listings/kyero/feed-report';
import { noteKindsOf, type NoteKind } from '@/lib/listings/kyero/note-kinds';
import type { ListingEvent } from '@/lib/server/data/listings/catalogue';
import { withPrintedAddresses } from '@/lib/server/http/printed-address';

type Lists = 'added' | 'changed' | 'published' | 'withdrawn' | 'skipped' | 'notes' | 'warnings' | 'imageProblems';

/** Notes of one kind in a report. */
const OF_A_KIND = 20;
/** Listings with notes, and reasons of skipped ones, in the file of a feed. */
const MAX_STORED = 50_000;

export class FeedTally {
  readonly counts = { read: 0, notes: 0, unchanged: 0, added: 0, changed: 0, published: 0, withdrawn: 0, skipped: 0 };
  readonly lists: { readonly [List in Lists]: FeedReport[List][number][] } = {
    added: [],
    changed: [],
    published: [],
    withdrawn: [],
    skipped: [],
    notes: [],
    warnings: [],
    imageProblems: [],
  };
  readonly #kinds = new Map<FeedProblemCode, number>();
  readonly #notes = new Map<string, ListingNotes>();
  readonly #skipped: FeedProblem[] = [];

  addSkipped(problems: readonly FeedProblem[]): void {
    this.counts.skipped += 1;
    for (const problem of problems.map(printedProblem)) {
      this.note('skipped', problem);
      if (this.#skipped.length < MAX_STORED) this.#skipped.push(problem);
    }
  }

  /** `line`: where the listing begins. */
  addNotes(notes: readonly FeedProblem[], { line, reference }: Omit<ListingNotes, 'notes'>): void {
    if (notes.length === 0) return;
    const printed = notes.map(printedProblem);
    for (const note of printed) this.#count(note);
    const known = this.#notes.get(reference)?.notes ?? [];
    this.#notes.set(reference, { reference, line, notes: [...known, ...printed] });
  }

  repeatNotes(former: ListingNotes, line: number): void {
    const down = line - former.line;
    const moved = former.notes.map((note) => ({ ...note, line: note.line + down }));
    for (const note of moved) this.#count(note);
    this.#notes.set(former.reference, { ...former, line, notes: moved });
  }

  repeat({ listings, read, skipped, skippedCount }: FeedNotes): void {
    for (const one of listings) this.repeatNotes(one, one.line);
    for (const problem of skipped) this.note('skipped', problem);
    Object.assign(this.counts, { read, skipped: skippedCount, unchanged: read - skippedCount });
  }

  get noteKinds(): readonly NoteKind[] {
    return noteKindsOf(this.#kinds);
  }

  get all(): FeedNotes {
    const { read, skipped } = this.counts;
    const listings = [...this.#notes.values()].slice(0, MAX_STORED);
    return { listings, read, skipped: this.#skipped, skippedCount: skipped };
  }

  #count(note: FeedProblem): void {
    const count = (this.#kinds.get(note.code) ?? 0) + 1;
    this.#kinds.set(note.code, count);
    this.counts.notes += 1;
    if (count <= OF_A_KIND) this.note('notes', note);
  }

  addStored(line: FeedListingLine, isNew: boolean, events: readonly ListingEvent[]): void {
    const kinds = (['published', 'withdrawn'] as const).filter((kind) => events.some((event) => event.kind === kind));
    for (const list of [isNew ? 'added' : 'changed', ...kinds] as const) this.addLine(list, line);
  }

  addLine(list: 'added' | 'changed' | 'published' | 'withdrawn', line: FeedListingLine): void {
    this.counts[list] += 1;
    this.note(list, line);
  }

  note<List extends Lists>(list: List, line: FeedReport[List][number]): void {
    const lines: FeedReport[List][number][] = this.lists[list];
    if (lines.length < REPORT_LINES) lines.push(line);
  }
}

/** Messages quote values of the feed, including addresses. */
export const printedProblem = (problem: FeedProblem): FeedProblem => ({
  ...problem,
  ...(problem.given && { given: withPrintedAddresses(problem.given) }),
  ...(problem.values && {
    values: Object.fromEntries(
      Object.entries(problem.values).map(([name, value]) => [
        name,
        typeof value === 'string' ? withPrintedAddresses(value) : value,
      ]),
    ),
  }),
});
