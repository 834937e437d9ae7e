import { CircleCheckBig } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { ListingTable } from '@/components/desk/listings/listing-table';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { noDeskFilters } from '@/lib/listings/desk/desk-filters';
import { ListingSearch } from './listing-search';
import styles from './today.module.scss';
import { WaitingList, type WaitingRow } from './waiting-list';

export type WaitingGroup = Readonly<{
  key: 'clashes' | 'viewings' | 'drafts' | 'enquiries' | 'certificates' | 'feeds' | 'emails' | 'incomplete' | 'ready';
  rows: readonly WaitingRow[];
  total: number;
}>;

type TodayViewProps = Readonly<{
  groups: readonly WaitingGroup[];
  recent: readonly DeskListing[];
  today: string;
}>;

const moreHref = {
  incomplete: '/dashboard/agency/homes?state=incomplete',
  ready: '/dashboard/agency/homes?state=ready',
} as const;

export async function TodayView({ groups, recent, today }: TodayViewProps) {
  const t = await getTranslations('deskToday');
  const isQuiet = groups.every(({ total }) => total === 0);
  return (
    <div className={styles.today}>
      <ListingSearch />
      {isQuiet && (
        <p className={styles.quiet}>
          <Icon node={CircleCheckBig} />
          <span>
            <strong>{t('quiet.title')}</strong> {t('quiet.text')}
          </span>
        </p>
      )}
      {groups.map(({ key, rows, total }) => (
        <WaitingList
          key={key}
          id={`today-${key}`}
          title={t(`groups.${key}`, { count: total })}
          rows={rows}
          more={
            (key === 'incomplete' || key === 'ready') && total > rows.length
              ? { href: moreHref[key], label: t('showAll', { count: total }) }
              : null
          }
        />
      ))}
      {recent.length > 0 && (
        <section aria-labelledby="today-recent" className={styles.section}>
          <h2 id="today-recent">{t('recent')}</h2>
          <ListingTable listings={recent} filters={noDeskFilters} today={today} isPlain />
        </section>
      )}
    </div>
  );
}
