import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { Pagination } from '@/components/layout/pagination/pagination';
import { FormMessage } from '@/components/ui/form-message';
import { activitySearch, type ActivityQuery } from '@/lib/access/activity-query';
import { currentLocale } from '@/lib/i18n/locale';
import { ActivityEntries, type ActivityEntryView } from './activity-entries';
import { ActivityFilters } from './activity-filters';
import styles from './activity.module.scss';

type ActivityViewProps = Readonly<{
  filters: ActivityQuery;
  activity: Readonly<{
    entries: readonly ActivityEntryView[];
    total: number;
    page: number;
    pageCount: number;
    names: readonly string[];
  }>;
}>;

export async function ActivityView({ filters, activity }: ActivityViewProps) {
  const t = await getTranslations('activityLog');
  const locale = await currentLocale();
  const { entries, names, page, pageCount, total } = activity;
  const search = activitySearch(filters);
  const isUnused = total === 0 && search.size === 0;
  const hrefOf = (wanted: number) => {
    const query = new URLSearchParams(search);
    if (wanted > 1) query.set('page', String(wanted));
    return query.size > 0 ? (`/dashboard/agency/activity?${query.toString()}` as const) : '/dashboard/agency/activity';
  };
  const download = new URLSearchParams([...search, ['locale', locale]]).toString();
  return (
    <div className={styles.page}>
      <p className="soft">{t('lead')}</p>
      {filters.hasWrongDay && (
        <FormMessage kind="error">
          <p>{t('invalidDay')}</p>
        </FormMessage>
      )}
      {!isUnused && <ActivityFilters filters={filters} names={names} />}
      {total > 0 && (
        <div className={styles.line}>
          <p>{t('count', { count: total })}</p>
          <a href={`/api/desk/activity.csv?${download}`} download className={styles.inline}>
            {t('download')}
          </a>
        </div>
      )}
      {entries.length > 0 ? (
        <ActivityEntries entries={entries} />
      ) : (
        <EmptyPage drawing="search" text={t(isUnused ? 'empty' : 'nothing')} />
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  );
}
