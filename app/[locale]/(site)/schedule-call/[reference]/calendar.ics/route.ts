import { getTranslations } from 'next-intl/server';
import { localizedHref } from '@/lib/i18n/href';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { appointmentPath } from '@/lib/i18n/routes';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { readAppointmentAccess } from '@/lib/server/services/appointments/appointment-access';
import { refuseFile } from '@/lib/server/http/refuse-file';
import { appointmentFile } from '@/lib/server/email/appointment-parts';
import { factsOf } from '@/lib/server/services/appointments/appointment-facts';
import { findOwnAppointment } from '@/lib/server/services/appointments/open-appointment';

type Context = { params: Promise<{ locale: string; reference: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: localeParam, reference } = await params;
  const locale = isLocale(localeParam) ? localeParam : defaultLocale;
  const page = localizedHref(locale, appointmentPath(encodeURIComponent(reference)));
  const appointment = await findAppointment(reference);
  if (appointment === 'unavailable') return refuseFile(request, { status: 503, code: 'unavailable', page });
  if (!appointment) return refuseFile(request, { status: 404, code: 'notFound', page });
  const isCancelled = appointment.status === 'cancelled';
  const t = await getTranslations({ locale, namespace: 'emails' });
  return new Response(appointmentFile(factsOf(appointment), isCancelled ? 'CANCEL' : 'PUBLISH', { t }), {
    headers: {
      'cache-control': 'no-store',
      'content-type': `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
      'content-disposition': `attachment; filename="cerda-mar-${appointment.reference}.ics"`,
    },
  });
}

async function findAppointment(reference: string) {
  try {
    return await findOwnAppointment(reference, await readAppointmentAccess(reference));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return 'unavailable' as const;
  }
}
