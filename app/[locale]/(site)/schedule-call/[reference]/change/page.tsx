import { getTranslations } from 'next-intl/server';
import { AppointmentNotFound } from '@/components/appointments/appointment-not-found';
import { RescheduleView } from '@/components/appointments/reschedule-view';
import { ViewingMoveView } from '@/components/appointments/viewing/viewing-move-view';
import { monthOf } from '@/lib/appointments/month';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import { currentLocale } from '@/lib/i18n/locale';
import { appointmentPath } from '@/lib/i18n/routes';
import { readAppointmentAccess } from '@/lib/server/services/appointments/appointment-access';
import { readScheduler } from '@/lib/server/services/appointments/scheduler-view';
import { readTimesToMove } from '@/lib/server/services/appointments/viewing-times';
import { findOwnAppointment, isMovable } from '@/lib/server/services/appointments/open-appointment';
import { rescheduleAppointmentAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import type { Metadata } from 'next';

type Props = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appointmentPage');
  return { title: t('moveTitle'), robots: { index: false } };
}

/** Opens on the appointment's day. The old time remains booked until the new one is confirmed. */
async function ReschedulePage({ params, searchParams }: Props) {
  const { reference } = await params;
  const query = await searchParams;
  const access = await readAppointmentAccess(reference);
  const appointment = await findOwnAppointment(reference, access);
  if (!appointment || !isMovable(appointment)) {
    return <AppointmentNotFound returnTo={access.userId ? null : appointmentPath(reference)} />;
  }
  if (appointment.kind === 'viewing') {
    const times = await readTimesToMove(appointment, query.from, await currentLocale());
    return <ViewingMoveView appointment={appointment} action={rescheduleAppointmentAction} {...times} />;
  }
  const { day } = wallClock(appointment.startsAt.getTime(), appointmentRules().zone);
  const choiceQuery = { month: monthOf(day), day, zone: appointment.timeZone, ...query };
  const { initial, choice, zones } = await readScheduler(choiceQuery, await currentLocale(), appointment);
  return (
    <RescheduleView
      initial={initial}
      choice={choice}
      zones={zones}
      appointment={appointment}
      action={rescheduleAppointmentAction}
    />
  );
}

export default withDatabaseFallback(ReschedulePage);
