import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DoneNotice } from '@/components/desk/contacts/contacts-frame';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { TodayView } from '@/components/desk/today/today-view';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { hasDeskKeys, requireStaff } from '@/lib/server/auth/current-staff';
import { readSendingStop } from '@/lib/server/services/campaigns/sending-stop';
import { countToInform } from '@/lib/server/services/contacts/inform-contacts';
import { listWaiting, readDueTasks, readUnanswered } from '@/lib/server/services/contacts/read-inbox';
import { readToday } from '@/lib/server/services/listings/read-today';
import { readComing } from '@/lib/server/services/diary/read-coming';
import { listToConfirm, listToSettle } from '@/lib/server/services/diary/read-diary';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { countUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { readOpenAnswers } from '@/lib/server/services/matching/listing-answers';
import { finishTaskAction, settleAnswerAction } from './people/actions';
import { waitingGroups } from './waiting-groups';
import 'server-only';
import type { WaitingGroup } from '@/components/desk/today/today-view';
import type { DiaryEntry } from '@/lib/diary/diary-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';

export async function generateMetadata() {
  const t = await getTranslations('deskToday');
  return deskMetadata(t('title'));
}

const DUE = 10;
const ANSWERS = 8;
const ENQUIRIES = 8;
const APPOINTMENTS = 5;

async function TodayPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const { all, done } = await searchParams;
  const actor = await requireStaff(locale, '/dashboard/agency');
  const t = await getTranslations('deskToday');
  const [today, waiting, enquiries, mailbox, unmatched, stop, uninformed, toConfirm, toSettle, coming, tasks, answers] =
    await Promise.all([
      readToday(actor),
      listWaiting(actor),
      readUnanswered(actor, ENQUIRIES, locale),
      readMailboxReport(actor),
      countUnmatched(actor),
      readSendingStop(actor),
      countToInform(actor),
      listToConfirm(actor, locale),
      listToSettle(actor, locale),
      readComing(actor, locale),
      readDueTasks(actor, DUE),
      readOpenAnswers(actor, ANSWERS),
    ]);
  const when = ({ start }: DiaryEntry) => formatDateTime(new Date(start).toISOString(), locale);
  const viewings = diaryGroup('viewings', toConfirm, (entry) => t('viewing', { when: when(entry) }));
  const clashes = diaryGroup('clashes', toSettle, (entry) =>
    t('clash', { when: when(entry), agent: entry.agent ?? 'none' }),
  );
  return (
    <DeskFrame actor={actor} current="today" title={t('title')}>
      <DoneNotice done={done} />
      <TodayView
        hasKey={await hasDeskKeys()}
        coming={coming}
        zone={appointmentRules().zone}
        tasks={tasks}
        finish={finishTaskAction}
        answers={answers}
        settle={settleAnswerAction}
        groups={[
          clashes,
          viewings,
          ...(await waitingGroups(today, { waiting, enquiries, mailbox, unmatched, stop, uninformed }, locale, all)),
        ]}
        recent={today.recent}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(TodayPage);

function diaryGroup(
  key: WaitingGroup['key'],
  entries: readonly DiaryEntry[],
  textOf: (entry: DiaryEntry) => string,
): WaitingGroup {
  return {
    key,
    total: entries.length,
    rows: entries.slice(0, APPOINTMENTS).map((entry) => ({
      key: entry.id,
      href: deskPath('diary', entry.id),
      title: [entry.listing?.reference, entry.name].filter(Boolean).join(' · '),
      text: textOf(entry),
    })),
  };
}
