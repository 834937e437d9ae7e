import { CircleCheckBig } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/desk/search/search-field';
import type { ListPage, TaskView } from '@/lib/contacts/contact-views';
import type { ListingAnswerView } from '@/lib/contacts/listing-answer';
import type { ComingAppointment } from '@/lib/diary/diary-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { Link } from '@/lib/i18n/link';
import { AppointmentList } from './appointment-list';
import { DueTasks } from './due-tasks';
import { OpenAnswers } from './open-answers';
import { RecentListings } from './recent-listings';
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
  hasKey: boolean;
  coming: Readonly<Record<'today' | 'next', readonly ComingAppointment[]>>;
  zone: string;
  tasks: ListPage<TaskView>;
  finish: RedirectingAction;
  answers: ListPage<ListingAnswerView>;
  settle: RedirectingAction;
  groups: readonly WaitingGroup[];
  recent: readonly DeskListing[];
}>;

const moreHref = {
  adverts: '/dashboard/agency?all=adverts',
  certificates: '/dashboard/agency?all=certificates',
  drafts: '/dashboard/agency?all=drafts',
  enquiries: '/dashboard/agency/people',
  incomplete: '/dashboard/agency/homes?state=incomplete',
  ready: '/dashboard/agency/homes?state=ready',
  diary: '/dashboard/agency/diary?view=list&whose=all',
} as const;

export async function TodayView({ answers, coming, groups, hasKey, recent, tasks, zone, ...actions }: TodayViewProps) {
  const t = await getTranslations('deskToday');
  const tSearch = await getTranslations('deskSearch');
  const moreOf = (key: WaitingGroup['key'], shown: number, total: number) => {
    if (total <= shown) return null;
    if (key === 'clashes' || key === 'viewings') return { href: moreHref.diary, label: t('showDiary') };
    return key in moreHref
      ? { href: moreHref[key as keyof typeof moreHref], label: t('showAll', { count: total }) }
      : null;
  };
  const isQuiet = tasks.total + answers.total === 0 && groups.every(({ total }) => total === 0);
  const isFree = coming.today.length + coming.next.length === 0;
  return (
    <div className={styles.today}>
      <SearchField
        action="/dashboard/agency/search"
        labels={{ label: tSearch('label'), placeholder: tSearch('placeholder'), submit: tSearch('submit') }}
        hasKey={hasKey}
      />
      <div className={styles.columns}>
        <section aria-labelledby="today-waiting" className={styles.waiting}>
          <h2 id="today-waiting">{t('waiting')}</h2>
          {isQuiet && (
            <p className={styles.quiet}>
              <Icon node={CircleCheckBig} />
              <span>
                <strong>{t('quiet.title')}</strong> {t('quiet.text')}
              </span>
            </p>
          )}
          <DueTasks tasks={tasks} finish={actions.finish} />
          <OpenAnswers answers={answers} settle={actions.settle} />
          {groups.map(({ key, rows, total }) => (
            <WaitingList
              key={key}
              id={`today-${key}`}
              heading="h3"
              title={t(`groups.${key}`, { count: total })}
              verb={t(`verbs.${key}`)}
              rows={rows}
              more={moreOf(key, rows.length, total)}
            />
          ))}
        </section>
        <section aria-labelledby="today-coming" className={styles.coming}>
          <h2 id="today-coming">{t('coming')}</h2>
          {isFree && <p>{t('nothingNext')}</p>}
          <AppointmentList id="today-appointments" title={t('appointments')} appointments={coming.today} zone={zone} />
          <AppointmentList id="today-next" title={t('next')} appointments={coming.next} zone={zone} showsDay />
          <p className={styles.book}>
            <Link href="/dashboard/agency/diary/new">{t('book')}</Link>
          </p>
        </section>
      </div>
      <RecentListings listings={recent} />
    </div>
  );
}
