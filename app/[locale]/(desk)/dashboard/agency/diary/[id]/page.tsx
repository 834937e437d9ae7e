import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  cancelAction,
  confirmAction,
  moveAction,
  outcomeAction,
} from '@/app/[locale]/(desk)/dashboard/agency/diary/actions';
import { DIARY } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import { requireDiary } from '@/app/[locale]/(desk)/dashboard/agency/diary/require-diary';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { AppointmentDetails } from '@/components/desk/diary/appointment-details';
import { DiaryNoticeBox } from '@/components/desk/diary/diary-view';
import { MovingForm } from '@/components/desk/diary/moving-form';
import { VisitorOpinion } from '@/components/desk/diary/visitor-opinion';
import { OutcomeForm } from '@/components/desk/diary/outcome-form';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { StaffActor } from '@/lib/access/actor';
import { formatDay, formatTime, timeOfDay } from '@/lib/appointments/appointment-format';
import { appointmentRules, officeTown } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { visitOutcomes } from '@/lib/diary/diary-forms';
import type { DiaryDetails } from '@/lib/diary/diary-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { readAppointment } from '@/lib/server/services/diary/read-diary';
import { Guests } from './guests';
import { HandOver } from './hand-over';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('deskDiary');
  return deskMetadata(t('title'));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function AppointmentPage({ params, searchParams }: Props) {
  const locale = await currentLocale();
  const { id } = await params;
  const { done } = await searchParams;
  const actor = await requireDiary(deskPath('diary', id));
  const appointment = UUID.test(id) ? await readAppointment(actor, id, locale) : null;
  if (!appointment) redirect(`/${locale}${DIARY}`);
  const t = await getTranslations('deskDiary');
  const { zone } = appointmentRules();
  const { isAhead, isEditable, kind, name, start, state } = appointment;
  const { day } = wallClock(start, zone);
  return (
    <DeskFrame
      actor={actor}
      current="diary"
      title={`${t(`kinds.${kind}`)}: ${name}`}
      action={<Link href={`/dashboard/agency/diary?day=${day}&whose=all`}>{t('page.back')}</Link>}
    >
      <DiaryNoticeBox done={done} />
      <AppointmentDetails appointment={appointment} zone={zone}>
        {kind === 'viewing' && state !== 'cancelled' && (
          <section aria-labelledby="sheet">
            <h2 id="sheet">{t('sheet.title')}</h2>
            <p>
              <Link href={`${deskPath('diary', id)}/sheet`}>{t('sheet.link')}</Link> {t('sheet.linkText')}
            </p>
          </section>
        )}
        <Guests appointment={appointment} />
        {isEditable && isAhead && <Changes actor={actor} appointment={appointment} zone={zone} />}
        <VisitorOpinion opinion={appointment.opinion} />
        {isEditable && !isAhead && state !== 'cancelled' && <Came appointment={appointment} />}
      </AppointmentDetails>
    </DeskFrame>
  );
}

type ChangesProps = Readonly<{ actor: StaffActor; appointment: DiaryDetails; zone: string }>;

async function Changes({ actor, appointment, zone }: ChangesProps) {
  const t = await getTranslations('deskDiary');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { answer, id, kind, mode, start, state } = appointment;
  const proposed = answer?.proposed ?? null;
  const { day, minutes } = wallClock(proposed ?? start, zone);
  return (
    <>
      {state === 'requested' && (
        <section aria-labelledby="confirm">
          <h2 id="confirm">{t('page.confirm')}</h2>
          <p>{t('page.confirmText')}</p>
          <ActionForm action={confirmAction} failed={common('lost')}>
            <HiddenFields values={{ id, locale }} />
            <Button type="submit">{t('page.confirmSave')}</Button>
          </ActionForm>
        </section>
      )}
      <section aria-labelledby="move">
        <h2 id="move">{t('page.move')}</h2>
        {answer && proposed !== null && (
          <p>
            {t('page.proposed', {
              name: answer.name,
              day: formatDay(day, locale),
              time: formatTime(proposed, zone),
            })}
          </p>
        )}
        <MovingForm
          action={moveAction}
          hidden={{ id, locale }}
          day={day}
          time={timeOfDay(minutes)}
          hasTravel={kind !== 'call' && mode === 'inPerson'}
          labels={{
            day: t('booking.day'),
            time: t('booking.time'),
            timeHint: t('booking.timeHint', { town: officeTown() }),
            ignoresTravel: t('booking.ignoresTravel'),
            ignoresTravelHint: t('booking.ignoresTravelHint'),
            submit: t('page.moveSave'),
            pending: t('page.moving'),
          }}
          errors={await diaryErrors()}
        />
      </section>
      <HandOver actor={actor} id={id} isRequested={state === 'requested'} />
      <details>
        <summary>{t('page.cancel')}</summary>
        <p>{t('page.cancelText')}</p>
        <ActionForm action={cancelAction} failed={common('lost')}>
          <HiddenFields values={{ id, locale }} />
          <Button type="submit" look="outline" isSmall>
            {t('page.cancelSave')}
          </Button>
        </ActionForm>
      </details>
    </>
  );
}

async function Came({ appointment }: Readonly<{ appointment: DiaryDetails }>) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const { feedbackForSeller, feedbackInternal, id, kind, state } = appointment;
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome">{t('page.outcome')}</h2>
      <p>{t('page.outcomeLead')}</p>
      <OutcomeForm
        action={outcomeAction}
        hidden={{ id, locale }}
        values={{
          outcome: visitOutcomes.find((one) => one === state) ?? '',
          internal: feedbackInternal ?? '',
          forSeller: feedbackForSeller ?? '',
        }}
        outcomes={[
          { value: '', label: t('page.choose') },
          ...visitOutcomes.map((one) => ({ value: one, label: t(`states.${one}`) })),
        ]}
        hasSeller={kind === 'viewing'}
        labels={{
          outcome: t('page.result'),
          internal: t('page.internal'),
          internalHint: t('page.internalHint'),
          forSeller: t('page.forSeller'),
          forSellerHint: t('page.forSellerHint'),
          submit: t('page.outcomeSave'),
          pending: t('page.outcomeSaving'),
        }}
        errors={await diaryErrors()}
      />
    </section>
  );
}

export default withDatabaseFallback(AppointmentPage);
