import { getTranslations } from 'next-intl/server';
import { AppointmentView } from '@/components/appointments/appointment-view';
import { AppointmentNotFound } from '@/components/appointments/appointment-not-found';
import { readAppointmentAccess } from '@/lib/server/services/appointments/appointment-access';
import { isChangeable, findOwnAppointment } from '@/lib/server/services/appointments/open-appointment';
import { cancelAppointmentAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import type { Metadata } from 'next';

type Props = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appointmentPage');
  return { title: t('title'), robots: { index: false } };
}

/** For the private link or the signed-in client. Changes nothing. */
async function AppointmentPage({ params, searchParams }: Props) {
  const [{ reference }, { done, problem }] = [await params, await searchParams];
  const appointment = await findOwnAppointment(reference, await readAppointmentAccess(reference));
  if (!appointment) return <AppointmentNotFound />;
  return (
    <AppointmentView
      appointment={appointment}
      isChangeable={isChangeable(appointment)}
      done={done}
      hasFailed={problem !== undefined}
      cancelAction={cancelAppointmentAction}
    />
  );
}

export default withDatabaseFallback(AppointmentPage);
