import { getTranslations } from 'next-intl/server';
import { AppointmentView } from '@/components/appointments/appointment-view';
import { AppointmentNotFound } from '@/components/appointments/appointment-not-found';
import { currentLocale } from '@/lib/i18n/locale';
import { appointmentPath } from '@/lib/i18n/routes';
import { findListing } from '@/lib/listings/catalogue/listings';
import { readAgentName } from '@/lib/server/services/appointments/appointment-agent';
import { readAppointmentAccess } from '@/lib/server/services/appointments/appointment-access';
import { findOwnAppointment, isChangeable, isMovable } from '@/lib/server/services/appointments/open-appointment';
import { cancelAppointmentAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import type { Metadata } from 'next';

type Props = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appointmentPage');
  return { title: t('visit.title'), robots: { index: false } };
}

async function AppointmentPage({ params, searchParams }: Props) {
  const { reference } = await params;
  const { done, problem } = await searchParams;
  const access = await readAppointmentAccess(reference);
  const appointment = await findOwnAppointment(reference, access);
  if (!appointment) {
    const isJustBooked = done === 'booked' && access.key === null;
    return (
      <AppointmentNotFound returnTo={access.userId ? null : appointmentPath(reference)} isJustBooked={isJustBooked} />
    );
  }
  const locale = await currentLocale();
  const listing = appointment.listingId === null ? null : findListing(appointment.listingId);
  return (
    <AppointmentView
      appointment={{
        ...appointment,
        agent: await readAgentName(appointment, locale),
        listing: listing && `${listing.text[locale].title} (${listing.reference})`,
      }}
      againAt={listing && listing.status !== 'sold' ? listing.id : null}
      isChangeable={isChangeable(appointment)}
      isMovable={isMovable(appointment)}
      done={done}
      hasFailed={problem !== undefined}
      cancelAction={cancelAppointmentAction}
    />
  );
}

export default withDatabaseFallback(AppointmentPage);
