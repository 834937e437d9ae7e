import { CircleCheckBig } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { ListingTable } from '@/components/desk/listings/listing-table';
import type { ListPage, TaskView } from '@/lib/contacts/contact-views';
import type { ComingAppointment } from '@/lib/diary/diary-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { noDeskFilters } from '@/lib/listings/desk/desk-filters';
import { AppointmentList } from './appointment-list';
import { DueTasks } from './due-tasks';
import { ListingSearch } from './listing-search';
import styles from './today.module.scss';
import { WaitingList, type WaitingRow } from './waiting-list';

export type WaitingGroup = Readonly<{
  key:
    | 'clashes'
    | 'viewings'
    | 'drafts'
    | 'enquiries'
    | 'certificates'
    | 'adverts'
    | 'declarations'
    | 'feeds'
    | 'emails'
    | 'incomplete'
    | 'ready'
    | 'uninformed';
  rows: readonly WaitingRow[];
  total: number;
}>;

type TodayViewProps = Readonly<{
  coming: Readonly<Record<'today' | 'next', readonly ComingAppointment[]>>;
  zone: string;
  tasks: ListPage<TaskView>;
  finish: RedirectingAction;
  groups: readonly WaitingGroup[];
  recent: readonly DeskListing[];
  today: string;
}>;

const moreHref = {
  incomplete: '/dashboard/agency/homes?state=incomplete',
  ready: '/dashboard/agency/homes?state=ready',
} as const;

export async function TodayView({ coming, finish, groups, recent, tasks, today, zone }: TodayViewProps) {
  const t = await getTranslations('deskToday');
  const isQuiet = tasks.total === 0 && groups.every(({ total }) => total === 0);
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
      <AppointmentList id="today-appointments" title={t('appointments')} appointments={coming.today} zone={zone} />
      {(isQuiet || coming.today.length === 0) && (
        <AppointmentList id="today-next" title={t('next')} appointments={coming.next} zone={zone} showsDay />
      )}
      <DueTasks tasks={tasks} finish={finish} />
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
