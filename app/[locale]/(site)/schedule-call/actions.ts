'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { CONSULTATION_MINUTES } from '@/lib/appointments/appointment-length';
import { setAppointmentCookie } from '@/app/[locale]/(site)/schedule-call/set-appointment-cookie';
import {
  appointmentBookingForm,
  appointmentMoveForm,
  type AppointmentAction,
} from '@/lib/appointments/appointment-form';
import { appointmentSchema, movingSchema } from '@/lib/appointments/appointment-schema';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { localizedHref } from '@/lib/i18n/href';
import { appointmentPath, movingPath } from '@/lib/i18n/routes';
import { currentUser } from '@/lib/server/auth/current-user';
import { readAppointmentAccess } from '@/lib/server/services/appointments/appointment-access';
import { formAction } from '@/lib/server/http/form-action';
import { log } from '@/lib/server/log';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';
import {
  cancelAppointmentByClient,
  rescheduleAppointment,
} from '@/lib/server/services/appointments/change-appointment';

const book = formAction({ ...appointmentBookingForm, schema: appointmentSchema }, async (input, visitor) => {
  const user = await currentUser();
  const result = await bookAppointment(input, visitor, user?.id ?? null);
  if (result.status === 'error') return result;
  await setAppointmentCookie(result.reference, result.key);
  redirect(`${localizedHref(visitor.locale, appointmentPath(result.reference))}?done=booked`);
});

export const bookAppointmentAction = book;

/** Ignores the length sent. */
export const bookConsultationAction: AppointmentAction = async (state, data) => {
  data.set('minutes', String(CONSULTATION_MINUTES));
  return book(state, data);
};

export const rescheduleAppointmentAction = formAction(
  { ...appointmentMoveForm, schema: movingSchema },
  async ({ reference, start }, { locale }) => {
    const page = localizedHref(locale, appointmentPath(reference));
    const access = await readAppointmentAccess(reference);
    // Signed out in another tab: the page explains how to continue.
    if (!access.key && !access.userId) redirect(page);
    const result = await rescheduleAppointment(reference, start, access);
    if (result.status === 'error') {
      revalidatePath(localizedHref(locale, movingPath(reference)));
      return result;
    }
    redirect(`${page}?done=moved`);
  },
);

export async function cancelAppointmentAction(_: unknown, data: FormData): Promise<never> {
  const reference = textOf(data, 'reference').slice(0, 20);
  const page = localizedHref(localeOf(data), appointmentPath(encodeURIComponent(reference)));
  redirect(`${page}?${await cancel(reference)}`);
}

async function cancel(reference: string): Promise<string> {
  try {
    const result = await cancelAppointmentByClient(reference, await readAppointmentAccess(reference));
    return result.status === 'done' ? 'done=cancelled' : `problem=${result.code}`;
  } catch (error) {
    log.error({ err: error }, 'an appointment could not be cancelled');
    return 'problem=failed';
  }
}
