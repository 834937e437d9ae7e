import { getTranslations } from 'next-intl/server';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { feedProblemText, problemListing, type StoredFeedProblem } from '@/lib/listings/kyero/feed-problem';
import type { FeedListingLine, FeedReport } from '@/lib/listings/kyero/feed-report';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { RunOutcome } from './run-outcome';
import reportStyles from './feed-reports.module.scss';
import styles from './feeds.module.scss';
import { Fragment, type ReactNode } from 'react';
import { NotesOfKind } from './notes-of-kind';

const SHOWN = 50;

type FeedReportsProps = Readonly<{ name: string; reports: readonly FeedReport[] }>;

export async function FeedReports({ name, reports }: FeedReportsProps) {
  const t = await getTranslations('deskFeeds');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="runs" className={styles.part}>
      <h2 id="runs">{t('reports.title')}</h2>
      {reports.length === 0 ? (
        <p>{t('reports.none')}</p>
      ) : (
        <p>
          <a href={`/api/desk/feed-notes.csv?feed=${name}&locale=${locale}`} download>
            {t('reports.file')}
          </a>
        </p>
      )}
      {reports.map((run) => (
        <details key={run.startedAt} className={reportStyles.report}>
          <summary>
            <time dateTime={run.endedAt}>{formatDateTime(run.endedAt, locale)}</time>
            <span>
              <RunOutcome run={run} />
            </span>
          </summary>
          <Report run={run} />
        </details>
      ))}
    </section>
  );
}

async function Report({ run }: { run: FeedReport }) {
  const t = await getTranslations('deskFeeds');
  const tGaps = await getTranslations('listingGaps');
  const tProblems = await getTranslations('feedProblems');
  const tImages = await getTranslations('imageProblems');
  const { added, counts, drafts, duplicates = [], fault, imageProblems, notes = [], noteKinds } = run;
  const { published, skipped, warnings, withdrawn } = run;
  const listing = ({ id, reference }: FeedListingLine) => <Link href={deskPath('homes', id)}>{reference}</Link>;
  const problem = (one: StoredFeedProblem) => (
    <>
      {t('reports.line', { line: String(one.line) })}:{' '}
      {[problemListing(one, tProblems), one.field, feedProblemText(one, tProblems)].filter(Boolean).join(' ')}
    </>
  );
  const listOf = <Item,>(title: string, items: readonly Item[], count: number, show: (item: Item) => ReactNode) =>
    items.length > 0 && (
      <div>
        <h3>{title}</h3>
        <ul>
          {items.slice(0, SHOWN).map((item, index) => (
            <li key={index}>{show(item)}</li>
          ))}
          {count > SHOWN && <li>{t('reports.rest', { count: count - SHOWN })}</li>}
        </ul>
      </div>
    );
  const lacks = (draft: FeedReport['drafts'][number]) =>
    listingGaps(draft.problems, tGaps)
      .map(({ sentence }) => sentence)
      .join('; ') || t('reports.complete');
  const warning = (one: ListingProblem) => {
    const [gap] = listingGaps([one], tGaps);
    const sentence = one.rule ? (gap?.sentence ?? '') : t('reports.unknownPlace');
    return one.given === undefined ? sentence : `${sentence} (${one.given})`;
  };
  const duplicate = (group: readonly FeedListingLine[]) =>
    t.rich('reports.duplicates', {
      references: () => (
        <>
          {group.map((one, index) => (
            <Fragment key={one.id}>
              {index > 0 && ', '}
              {listing(one)}
            </Fragment>
          ))}
        </>
      ),
    });
  return (
    <div className={reportStyles.lists}>
      <p>{t('reports.counts', counts)}</p>
      {fault && listOf(t('reports.fault'), [fault], 1, problem)}
      {listOf(t('reports.added'), added, counts.added, listing)}
      {listOf(t('reports.published'), published, counts.published, listing)}
      {listOf(t('reports.withdrawn'), withdrawn, counts.withdrawn, listing)}
      {listOf(t('reports.drafts'), drafts, counts.drafts, (draft) => (
        <>
          {listing(draft)}: {lacks(draft)}
        </>
      ))}
      {listOf(t('reports.skipped'), skipped, counts.skipped, problem)}
      {listOf(t('reports.images'), imageProblems, imageProblems.length, (one) => (
        <>
          {one.reference}: {tImages(one.problem)} {one.url}
        </>
      ))}
      {listOf(t('reports.warnings'), [...duplicates, ...warnings], duplicates.length + warnings.length, (one) =>
        'problems' in one ? (
          <>
            {listing(one)}: {one.problems.map(warning).join('; ')}
          </>
        ) : (
          duplicate(one)
        ),
      )}
      {noteKinds
        ? listOf(t('reports.notes'), noteKinds, noteKinds.length, (kind) => (
            <NotesOfKind kind={kind} notes={notes} show={problem} />
          ))
        : listOf(t('reports.notes'), notes, counts.notes ?? notes.length, problem)}
    </div>
  );
}
