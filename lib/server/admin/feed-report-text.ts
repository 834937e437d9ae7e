import 'server-only';
import type { FeedProblem } from '@/lib/listings/kyero/feed-problem';
import type { FeedListingLine, FeedReport } from '@/lib/listings/kyero/feed-report';
import { listingGaps } from '@/lib/listings/listing-gaps';
import { translatorOf } from '@/lib/i18n/translator';

/** Lines of one part. */
const SHOWN = 30;

/** A report for the person who imports. `address`: file or URL, before line numbers. */
export function feedReportText(report: FeedReport, address: string): string {
  const {
    added,
    changed,
    counts,
    drafts,
    fault,
    imageProblems,
    isWithdrawalHeld,
    outcome,
    published,
    skipped,
    warnings,
    withdrawn,
  } = report;
  if (outcome === 'unchanged') return `${report.feed}: the feed has not changed since the last run.`;
  const place = ({ field, line, listing, message }: FeedProblem) =>
    `${address}:${line}: ${[listing, field && `<${field}>`].filter(Boolean).join(', ') || 'the feed'} ${message}`;
  const listing = ({ id, reference }: FeedListingLine) => `${reference} (${id})`;
  const t = translatorOf('en', 'listingGaps');
  const tImage = translatorOf('en', 'imageProblems');
  return [
    `${report.feed}: ${counts.read} homes read, ${counts.added} added, ${counts.changed} changed, ${counts.unchanged} as before, ${counts.withdrawn} withdrawn, ${counts.skipped} skipped. ${counts.drafts} are drafts.`,
    ...(fault
      ? [`The feed ends with a fault: ${place(fault)}. Homes behind it were not read; none was withdrawn.`]
      : []),
    ...(isWithdrawalHeld
      ? [
          'More than half of its homes are gone from the feed: none was withdrawn. If that is right, run it again with --withdraw-all.',
        ]
      : []),
    ...part('Added', counts.added, added.map(listing)),
    ...part('Published', counts.published, published.map(listing)),
    ...part('Changed', counts.changed, changed.map(listing)),
    ...part('Withdrawn', counts.withdrawn, withdrawn.map(listing)),
    ...part('Skipped', skipped.length, skipped.map(place)),
    ...part(
      'Pictures that could not be used',
      imageProblems.length,
      imageProblems.map(({ problem, reference, url }) => `${reference}: ${url}: ${tImage(problem)}`),
    ),
    ...part(
      'To look at',
      warnings.length,
      warnings.map(
        (one) => `${listing(one)}: ${one.problems.map(({ field, message }) => `${field} ${message}`).join('; ')}`,
      ),
    ),
    ...part(
      'Drafts, with what is missing',
      counts.drafts,
      drafts.map((draft) => {
        const missing = listingGaps(draft.problems, t).map(({ sentence }) => sentence);
        return `${listing(draft)}: ${missing.join('; ') || 'complete: publish it with npm run listings -- publish ' + draft.reference}`;
      }),
    ),
  ].join('\n');
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
