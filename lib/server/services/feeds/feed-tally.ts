import 'server-only';
import type { FeedProblem } from '@/lib/listings/kyero/feed-problem';
import { REPORT_LINES, type FeedListingLine, type FeedReport } from '@/lib/listings/kyero/feed-report';
import type { ListingEvent } from '@/lib/server/data/listings/catalogue';
import { withPrintedAddresses } from '@/lib/server/http/printed-address';

type Lists = 'added' | 'changed' | 'published' | 'withdrawn' | 'skipped' | 'notes' | 'warnings' | 'imageProblems';

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

  addSkipped(problems: readonly FeedProblem[]): void {
    this.counts.skipped += 1;
    for (const problem of problems) this.note('skipped', printedProblem(problem));
  }

  addNotes(notes: readonly FeedProblem[]): void {
    this.counts.notes += notes.length;
    for (const note of notes) this.note('notes', printedProblem(note));
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
