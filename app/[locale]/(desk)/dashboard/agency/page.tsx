import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DoneNotice } from '@/components/desk/contacts/contacts-frame';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { TodayView } from '@/components/desk/today/today-view';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readSendingStop } from '@/lib/server/services/campaigns/sending-stop';
import { listWaiting, readDueTasks } from '@/lib/server/services/contacts/read-inbox';
import { readToday } from '@/lib/server/services/listings/read-today';
import { readComing } from '@/lib/server/services/diary/read-coming';
import { listToConfirm, listToSettle } from '@/lib/server/services/diary/read-diary';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { countUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { agencyDay } from '@/lib/appointments/agency-day';
import { finishTaskAction } from './people/actions';
import { waitingGroups } from './waiting-groups';
import 'server-only';
import type { WaitingGroup } from '@/components/desk/today/today-view';
import type { DiaryEntry } from '@/lib/diary/diary-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata() {
  const t = await getTranslations('deskToday');
  return deskMetadata(t('title'));
}

const DUE = 10;

async function TodayPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const { done } = await searchParams;
  const actor = await requireStaff(locale, '/dashboard/agency');
  const t = await getTranslations('deskToday');
  const today = await readToday(actor);
  const waiting = await listWaiting(actor);
  const [mailbox, unmatched, stop] = await Promise.all([
    readMailboxReport(actor),
    countUnmatched(actor),
    readSendingStop(actor),
  ]);
  const viewings = await viewingsGroup(await listToConfirm(actor, locale), locale);
  const clashes = await clashesGroup(await listToSettle(actor, locale), locale);
  return (
    <DeskFrame actor={actor} current="today" title={t('title')}>
      <DoneNotice done={done} />
      <TodayView
        coming={await readComing(actor, locale)}
        zone={appointmentRules().zone}
        tasks={await readDueTasks(actor, DUE)}
        finish={finishTaskAction}
        groups={[clashes, viewings, ...(await waitingGroups(today, { waiting, mailbox, unmatched, stop }, locale))]}
        recent={today.recent}
        today={agencyDay()}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(TodayPage);

async function viewingsGroup(viewings: readonly DiaryEntry[], locale: Locale): Promise<WaitingGroup> {
  const t = await getTranslations({ locale, namespace: 'deskToday' });
  return {
    key: 'viewings',
    total: viewings.length,
    rows: viewings.map(({ id, listing, name, start }) => ({
      key: id,
      href: deskPath('diary', id),
      title: [listing?.reference, name].filter(Boolean).join(' · '),
      text: t('viewing', { when: formatDateTime(new Date(start).toISOString(), locale) }),
    })),
  };
}

async function clashesGroup(clashes: readonly DiaryEntry[], locale: Locale): Promise<WaitingGroup> {
  const t = await getTranslations({ locale, namespace: 'deskToday' });
  return {
    key: 'clashes',
    total: clashes.length,
    rows: clashes.map(({ agent, id, listing, name, start }) => ({
      key: id,
      href: deskPath('diary', id),
      title: [listing?.reference, name].filter(Boolean).join(' · '),
      text: t('clash', { when: formatDateTime(new Date(start).toISOString(), locale), agent: agent ?? 'none' }),
    })),
  };
}
