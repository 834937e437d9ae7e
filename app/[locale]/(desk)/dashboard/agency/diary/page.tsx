import { Plus } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { BlockForm } from '@/components/desk/diary/block-form';
import { DiaryControls } from '@/components/desk/diary/diary-controls';
import { DiaryNoticeBox, DiaryView } from '@/components/desk/diary/diary-view';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isAllowed } from '@/lib/access/actor';
import { timeOfDay } from '@/lib/appointments/appointment-format';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { isDay, wallClock } from '@/lib/appointments/time-zone';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { weekOf } from '@/lib/diary/week';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { listDiaryStaff, readDiary } from '@/lib/server/services/diary/read-diary';
import { blockAction, freeAction } from './actions';
import { DIARY } from './back-to-diary';
import { diaryErrors } from './diary-errors';
import { requireDiary } from './require-diary';

export async function generateMetadata() {
  const t = await getTranslations('deskDiary');
  return deskMetadata(t('title'));
}

const LAST_HOUR = 22 * 60;

async function DiaryPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireDiary(pathWithQuery(DIARY, query));
  const t = await getTranslations('deskDiary');
  const { zone } = appointmentRules();
  const now = wallClock(new Date().getTime(), zone);
  const day = isDay(query.day) ? query.day : now.day;
  const staff = await listDiaryStaff(actor);
  const calendars = [
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'office', label: t('office') },
    { value: 'all', label: t('all') },
  ];
  const whose = calendars.find(({ value }) => value === query.whose)?.value ?? actor.userId;
  const days = await readDiary(actor, weekOf(day), whose, locale);
  const canBlock = staff.some(({ id }) => id === whose) && isAllowed(actor, 'diary.edit', [whose]);
  const hour = Math.min(LAST_HOUR, (Math.floor(now.minutes / 60) + 1) * 60);
  const newHref = `/dashboard/agency/diary/new?day=${day}&whose=${whose === 'all' ? actor.userId : whose}` as const;
  return (
    <DeskFrame
      actor={actor}
      current="diary"
      title={t('title')}
      action={
        <Link href={newHref} className={buttonClass({ isSmall: true })}>
          <Icon node={Plus} />
          {t('new')}
        </Link>
      }
    >
      <DiaryNoticeBox done={query.done} />
      <DiaryView
        days={days}
        day={day}
        whose={whose}
        zone={zone}
        free={freeAction}
        controls={<DiaryControls day={day} days={days} today={now.day} whose={whose} calendars={calendars} />}
        blocking={
          canBlock && (
            <BlockForm
              key={day}
              action={blockAction}
              hidden={{ locale, staff: whose }}
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
          )
        }
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(DiaryPage);
