'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { setAppointmentCookie } from '@/app/[locale]/(site)/schedule-call/set-appointment-cookie';
import { viewingForm } from '@/lib/appointments/viewing-form';
import { viewingSchema } from '@/lib/appointments/viewing-schema';
import { localizedHref } from '@/lib/i18n/href';
import { appointmentPath, viewingPath } from '@/lib/i18n/routes';
import { currentUser } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { bookViewing } from '@/lib/server/services/appointments/book-viewing';

/** Books a viewing. If the time is no longer free, returns the form with the remaining times. */
export const bookViewingAction = formAction({ ...viewingForm, schema: viewingSchema }, async (input, visitor) => {
  const user = await currentUser();
  const result = await bookViewing(input, visitor, user?.id ?? null);
  if (result.status === 'error') {
    revalidatePath(localizedHref(visitor.locale, viewingPath(input.listingId)));
    return result;
  }
  await setAppointmentCookie(result.reference, result.key);
  redirect(`${localizedHref(visitor.locale, appointmentPath(result.reference))}?done=booked`);
});
