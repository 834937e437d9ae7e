import 'server-only';
import { feedProblemText, problemListing, type StoredFeedProblem } from '@/lib/listings/kyero/feed-problem';
import type { FeedListingLine, FeedReport } from '@/lib/listings/kyero/feed-report';
import { isOnlyCounted, noteKindName, type NoteKind } from '@/lib/listings/kyero/note-kinds';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import { translatorOf } from '@/lib/i18n/translator';
import { printedAddress } from '@/lib/server/http/printed-address';

const SHOWN = 30;
const OF_A_KIND = 5;

type Counts = FeedReport['counts'];

/** May come from an earlier version. */
type StoredReport = Omit<FeedReport, 'counts' | 'held' | 'notes' | 'renumbered'> &
  Partial<Pick<FeedReport, 'held' | 'notes' | 'renumbered'>> &
  Readonly<{ counts: Omit<Counts, 'notes'> & Partial<Pick<Counts, 'notes'>> }>;

export function feedReportText(report: StoredReport, address: string): string {
  const {
    added,
    changed,
    counts,
    drafts,
    duplicates = [],
    fault,
    imageProblems,
    notes = [],
    noteKinds,
    held,
    outcome,
    published,
    renumbered,
    skipped,
    warnings,
    withdrawn,
  } = report;
  const source = printedAddress(address);
  if (outcome === 'unchanged') return `${report.feed}: the feed has not changed since the last run.`;
  if (outcome === 'held' && !held) {
    return `${report.feed}: nothing was stored, and nothing withdrawn. ${renumbered} homes of the feed have an <id> that is new and a reference that is known: the program seems to have renumbered its homes. If that is right, run it once with --renumbered, which identifies homes by their reference. If they are other homes, they need references of their own.`;
  }
  const tProblems = translatorOf('en', 'feedProblems');
  const place = (problem: StoredFeedProblem) => {
    const { field, line } = problem;
    const where = [problemListing(problem, tProblems), field && `<${field}>`].filter(Boolean).join(', ');
    return `${source}:${line}: ${where || 'the feed'} ${feedProblemText(problem, tProblems)}`;
  };
  const listing = ({ id, reference }: FeedListingLine) => `${reference} (${id})`;
  const t = translatorOf('en', 'listingGaps');
  const tImage = translatorOf('en', 'imageProblems');
  const kindLines = ({ code, count }: NoteKind) => {
    const name = noteKindName(code);
    const examples = isOnlyCounted(code)
      ? []
      : notes.filter((note) => 'code' in note && note.code === code).slice(0, OF_A_KIND);
    const rest = count - examples.length;
    return [
      `${count}: ${name ? tProblems(`kinds.${name}`) : code}`,
      ...examples.map((note) => `  ${place(note)}`),
      ...(examples.length > 0 && rest > 0 ? [`  … and ${rest} more`] : []),
    ].join('\n  ');
  };
  return [
    `${report.feed}: ${counts.read} homes read, ${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.withdrawn} withdrawn, ${counts.skipped} skipped. ${counts.drafts} are drafts.`,
    ...(fault
      ? [`The feed ends with a fault: ${place(fault)}. Homes after it were not read; none was withdrawn.`]
      : []),
    ...(held ? [heldText(held)] : []),
    ...part('Added', counts.added, added.map(listing)),
    ...part('Published', counts.published, published.map(listing)),
    ...part('Changed', counts.changed, changed.map(listing)),
    ...part('Withdrawn', counts.withdrawn, withdrawn.map(listing)),
    ...part('Skipped', skipped.length, skipped.map(place)),
    ...(noteKinds
      ? part('Kept, with something left out', noteKinds.length, noteKinds.map(kindLines))
      : part('Kept, with something left out', counts.notes ?? notes.length, notes.map(place))),
    ...part(
      'Images that could not be used',
      imageProblems.length,
      imageProblems.map(({ problem, reference, url }) => `${reference}: ${url}: ${tImage(problem)}`),
    ),
    ...part('To look at', duplicates.length + warnings.length, [
      ...duplicates.map((group) => `${group.map(listing).join(', ')} seem to be one home`),
      ...warnings.map(
        (one) => `${listing(one)}: ${one.problems.map(({ field, message }) => `${field} ${message}`).join('; ')}`,
      ),
    ]),
    ...part(
      'Drafts, with what is missing',
      counts.drafts,
      drafts.map((draft) => {
        const unknown = draft.place ? ` (the feed has ${draft.place}, which is in none)` : '';
        const missing = listingGaps(draft.problems, t).map(
          ({ field, sentence }) => `${sentence}${field === 'area' ? unknown : ''}`,
        );
        return `${listing(draft)}: ${missing.join('; ') || 'complete: publish it with npm run listings -- publish ' + draft.reference}`;
      }),
    ),
  ].join('\n');
}

function heldText({ isDeclined, of, repriced, withdrawn }: NonNullable<FeedReport['held']>): string {
  const changes = `The feed would withdraw ${withdrawn} of its ${of} homes and change the price of ${repriced}: these stay as they are`;
  if (isDeclined) return `${changes}, as decided at the desk.`;
  return `${changes} until they are approved. If they are right, approve them at the desk, or run it again with --withdraw-all, which applies new prices too.`;
}

function part(title: string, count: number, lines: readonly string[]): readonly string[] {
  if (count === 0) return [];
  const rest = count - Math.min(count, SHOWN);
  return [
    '',
    `${title}:`,
    ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ];
}
