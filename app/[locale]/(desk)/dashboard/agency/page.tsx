import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { TodayView } from '@/components/desk/today/today-view';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readSendingStop } from '@/lib/server/services/campaigns/sending-stop';
import { listWaiting } from '@/lib/server/services/contacts/read-inbox';
import { readToday } from '@/lib/server/services/listings/read-today';
import { listToConfirm, listToSettle } from '@/lib/server/services/diary/read-diary';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { countUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { isoDay } from '@/lib/text/iso-day';
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

async function TodayPage() {
  const locale = await currentLocale();
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
      <TodayView
        groups={[clashes, viewings, ...(await waitingGroups(today, { waiting, mailbox, unmatched, stop }, locale))]}
        recent={today.recent}
        today={isoDay(new Date())}
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
