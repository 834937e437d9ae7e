import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { TodayView } from '@/components/desk/today/today-view';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { listWaiting } from '@/lib/server/services/contacts/read-inbox';
import { readToday } from '@/lib/server/services/listings/read-today';
import { listToConfirm, listToSettle } from '@/lib/server/services/diary/read-diary';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { isoDay } from '@/lib/text/iso-day';
import { clashesGroup, viewingsGroup } from './viewings-group';
import { waitingGroups } from './waiting-groups';

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
  const mailbox = await readMailboxReport(actor);
  const viewings = await viewingsGroup(await listToConfirm(actor, locale), locale);
  const clashes = await clashesGroup(await listToSettle(actor, locale), locale);
  return (
    <DeskFrame actor={actor} current="today" title={t('title')}>
      <TodayView
        groups={[clashes, viewings, ...(await waitingGroups(today, { waiting, mailbox }, locale))]}
        recent={today.recent}
        today={isoDay(new Date())}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(TodayPage);
