import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { buttonClass } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime, formatNumber } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { FeedSummary } from '@/lib/listings/kyero/feed-summary';
import { FeedState } from './feed-state';
import { RunOutcome } from './run-outcome';
import tableStyles from './feed-table.module.scss';
import styles from './feeds.module.scss';

type FeedTableProps = Readonly<{ feeds: readonly FeedSummary[]; now: Date }>;

export async function FeedTable({ feeds, now }: FeedTableProps) {
  const t = await getTranslations('deskFeeds');
  const locale = await currentLocale();
  if (feeds.length === 0) {
    return (
      <EmptyPage drawing="feed" text={t('empty')}>
        <Link href="/dashboard/agency/feeds/new" className={buttonClass({ look: 'outline', isSmall: true })}>
          {t('add')}
        </Link>
        <a href="/feeds/kyero.xml">{t('example')}</a>
      </EmptyPage>
    );
  }
  const moment = (date: Date | string) => formatDateTime(new Date(date).toISOString(), locale);
  const next = ({ nextRunAt }: FeedSummary) => {
    if (!nextRunAt) return t('table.atRest');
    return nextRunAt <= now ? t('table.soon') : moment(nextRunAt);
  };
  return (
    <Table
      caption={t('table.caption')}
      className={tableStyles.table}
      isLabelled
      head={[t('table.name'), t('table.state'), t('table.lastRun'), t('table.homes'), t('table.nextRun')]}
      rows={feeds.map((feed) => ({
        id: feed.name,
        cells: [
          <Fragment key="name">
            <Link href={deskPath('feeds', feed.name)} className={tableStyles.name}>
              {feed.name}
            </Link>
            {!feed.isOfDesk && <span className={styles.note}>{t('ofOperator')}</span>}
          </Fragment>,
          <FeedState key="state" state={feed.state} />,
          feed.lastRun ? (
            <span key="run">
              <time dateTime={feed.lastRun.endedAt}>{moment(feed.lastRun.endedAt)}</time>
              <span className={styles.note}>
                <RunOutcome run={feed.lastRun} />
              </span>
            </span>
          ) : (
            t('table.never')
          ),
          formatNumber(feed.listings, locale),
          next(feed),
        ],
      }))}
    />
  );
}
