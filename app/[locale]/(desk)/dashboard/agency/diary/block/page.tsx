import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { blockAction } from '@/app/[locale]/(desk)/dashboard/agency/diary/actions';
import { DIARY } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import { requireDiary } from '@/app/[locale]/(desk)/dashboard/agency/diary/require-diary';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { BlockForm } from '@/components/desk/diary/block-form';
import { isAllowed } from '@/lib/access/actor';
import { timeOfDay } from '@/lib/appointments/appointment-format';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { isDay, wallClock } from '@/lib/appointments/time-zone';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { listDiaryStaff } from '@/lib/server/services/diary/read-diary';

export async function generateMetadata() {
  const t = await getTranslations('deskDiary.block');
  return deskMetadata(t('title'));
}

const LAST_HOUR = 22 * 60;

async function BlockPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireDiary(pathWithQuery(`${DIARY}/block`, query));
  const staff = await listDiaryStaff(actor);
  const member = staff.find(({ id }) => id === (query.staff ?? actor.userId));
  if (!member || !isAllowed(actor, 'diary.edit', [member.id])) redirect(`/${locale}${DIARY}`);
  const t = await getTranslations('deskDiary');
  const now = wallClock(new Date().getTime(), appointmentRules().zone);
  const day = isDay(query.day) ? query.day : now.day;
  const hour = Math.min(LAST_HOUR, (Math.floor(now.minutes / 60) + 1) * 60);
  return (
    <DeskFrame
      actor={actor}
      current="diary"
      title={`${t('block.title')}: ${member.name}`}
      action={<Link href={`/dashboard/agency/diary?day=${day}&whose=${member.id}`}>{t('booking.back')}</Link>}
    >
      <BlockForm
        action={blockAction}
        hidden={{ locale, staff: member.id }}
        values={{ day, from: timeOfDay(hour), to: timeOfDay(hour + 60) }}
        labels={{
          day: t('block.day'),
          from: t('block.from'),
          to: t('block.to'),
          submit: t('block.save'),
          pending: t('block.saving'),
        }}
        errors={await diaryErrors()}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(BlockPage);
