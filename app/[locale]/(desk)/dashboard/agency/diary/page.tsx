import { Plus } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DiaryControls } from '@/components/desk/diary/diary-controls';
import { DiaryNoticeBox, WeekList } from '@/components/desk/diary/diary-view';
import { DragBoard } from '@/components/desk/diary/drag-board';
import { HourGrid } from '@/components/desk/diary/hour-grid';
import { MoveNotice } from '@/components/desk/diary/move-notice';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isAllowed } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { isDay, wallClock } from '@/lib/appointments/time-zone';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { weekOf } from '@/lib/diary/week';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { listDiaryStaff, readDiary } from '@/lib/server/services/diary/read-diary';
import { readUndoableMove } from '@/lib/server/services/diary/undo-move';
import { dragAction, freeAction, undoMoveAction } from './actions';
import { DIARY } from './back-to-diary';
import { diaryErrors } from './diary-errors';
import { requireDiary } from './require-diary';

export async function generateMetadata() {
  const t = await getTranslations('deskDiary');
  return deskMetadata(t('title'));
}

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
  const week = weekOf(day);
  const [days, move, errors] = await Promise.all([
    readDiary(actor, week, whose, locale),
    typeof query.moved === 'string' ? readUndoableMove(actor, query.moved) : null,
    diaryErrors(),
  ]);
  const canBlock = staff.some(({ id }) => id === whose) && isAllowed(actor, 'diary.edit', [whose]);
  const booksFor = whose === 'all' ? actor.userId : whose;
  const isList = query.view === 'list';
  return (
    <DeskFrame
      actor={actor}
      current="diary"
      title={t('title')}
      action={
        <Link
          href={`/dashboard/agency/diary/new?day=${day}&whose=${booksFor}`}
          className={buttonClass({ isSmall: true })}
        >
          <Icon node={Plus} />
          {t('new')}
        </Link>
      }
    >
      <DiaryNoticeBox done={query.done} />
      <MoveNotice move={move} zone={zone} whose={whose} undo={undoMoveAction} />
      <DiaryControls
        day={day}
        week={week}
        today={now.day}
        whose={whose}
        calendars={calendars}
        isList={isList}
        blocksFor={canBlock ? whose : null}
      />
      {isList ? (
        <WeekList days={days} whose={whose} zone={zone} free={freeAction} />
      ) : (
        <DragBoard
          action={dragAction}
          locale={locale}
          movedHref={localizedHref(locale, `${DIARY}?day={day}&whose=${whose}&moved={id}`)}
          errors={{ ...errors, tooTight: t('tooTightToDrag') }}
        >
          <HourGrid days={days} day={day} now={now} whose={whose} booksFor={booksFor} zone={zone} free={freeAction} />
        </DragBoard>
      )}
    </DeskFrame>
  );
}

export default withDatabaseFallback(DiaryPage);
