import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { feedProblemText, type FeedProblem } from '@/lib/listings/kyero/feed-problem';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import { listDrafts } from '@/lib/server/data/feeds/feed-listings';
import { findFeedNotes, findFeedRow } from '@/lib/server/data/feeds/feeds';
import { requireRight } from '@/lib/server/services/access/with-right';
import { spreadsheetCsv } from '@/lib/text/spreadsheet-csv';
import { feedOrigin, isConfiguredFeed } from './feed-source';

/** Returns what the last complete run skipped and left out, and the drafts of now; null for an unknown feed. */
export async function exportFeedNotes(actor: Actor, name: string, locale: Locale): Promise<string | null> {
  requireRight(actor, 'feed.manage');
  const row = await findFeedRow(name);
  if (!row?.isOfDesk && !isConfiguredFeed(name)) return null;
  const t = translatorOf(locale, 'deskFeeds.file');
  const tProblems = translatorOf(locale, 'feedProblems');
  const tGaps = translatorOf(locale, 'listingGaps');
  const tReports = translatorOf(locale, 'deskFeeds.reports');
  const { listings, skipped } = (await findFeedNotes(name)) ?? { listings: [], skipped: [] };
  const drafts = await listDrafts(feedOrigin({ name }));
  const lineOf = (what: 'skipped' | 'note', problem: FeedProblem, reference: string | number) => [
    ...[t(`what.${what}`), reference, problem.line, problem.field],
    feedProblemText(problem, tProblems),
  ];
  const nameOf = ({ listing }: FeedProblem) =>
    typeof listing === 'number' ? tProblems('position', { number: String(listing) }) : (listing ?? '');
  return spreadsheetCsv([
    (['what', 'reference', 'line', 'field', 'message'] as const).map((column) => t(`columns.${column}`)),
    ...skipped.map((problem) => lineOf('skipped', problem, nameOf(problem))),
    ...listings.flatMap(({ notes, reference }) => notes.map((note) => lineOf('note', note, reference))),
    ...drafts.flatMap(({ problems, reference }) => {
      const gaps = listingGaps(problems, tGaps);
      const draft = (field: string | null, message: string) => [t('what.draft'), reference, null, field, message];
      return gaps.length === 0
        ? [draft(null, tReports('complete'))]
        : gaps.map(({ field, sentence }) => draft(field, sentence));
    }),
  ]);
}
