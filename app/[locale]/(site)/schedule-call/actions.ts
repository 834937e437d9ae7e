'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { CONSULTATION_MINUTES } from '@/lib/appointments/appointment-length';
import { appointmentSchema, movingSchema, type AppointmentState } from '@/lib/appointments/appointment-schema';
import { localizedHref } from '@/lib/i18n/href';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { appointmentPath } from '@/lib/i18n/routes';
import { CALL_COOKIE_OPTIONS, appointmentCookie } from '@/lib/middleware/appointment-cookie';
import { currentUser } from '@/lib/server/auth/current-user';
import { refuse, typedText } from '@/lib/server/http/appointment-form';
import { readAppointmentAccess } from '@/lib/server/http/appointment-access';
import { isHoneypotFilled } from '@/lib/server/http/handle-json';
import { currentVisitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { siteUrl } from '@/lib/server/site-url';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';
import {
  cancelAppointmentByClient,
  rescheduleAppointment,
} from '@/lib/server/services/appointments/change-appointment';

/** Books a call and leads to its page; what was typed comes back where it could not be booked. */
export async function bookAppointmentAction(_: AppointmentState, data: FormData): Promise<AppointmentState> {
  if (isHoneypotFilled(data.get('honeypot'))) return { status: 'done' };
  const parsed = appointmentSchema.safeParse(Object.fromEntries(data));
  if (!parsed.success) return refuse(parsed.error, data);
  const { locale } = parsed.data;
  const user = await currentUser();
  const result = await attempt(async () =>
    bookAppointment(parsed.data, await currentVisitor(locale), user?.id ?? null),
  );
  if (result.status === 'error') return { status: 'error', code: result.code, values: typedText(data) };
  const jar = await cookies();
  const secure = siteUrl.protocol === 'https:';
  jar.set(appointmentCookie(result.reference), result.key, { ...CALL_COOKIE_OPTIONS, secure });
  redirect(`${localizedHref(locale, appointmentPath(result.reference))}?done=booked`);
}

/** The same for the frames that offer a consultation: it takes half an hour, whatever length was sent. */
export async function bookConsultationAction(state: AppointmentState, data: FormData): Promise<AppointmentState> {
  data.set('minutes', String(CONSULTATION_MINUTES));
  return bookAppointmentAction(state, data);
}

/** Moves a call and leads back to its page. */
export async function rescheduleAppointmentAction(_: AppointmentState, data: FormData): Promise<AppointmentState> {
  const parsed = movingSchema.safeParse(Object.fromEntries(data));
  if (!parsed.success) return refuse(parsed.error, data);
  const { reference, start, locale } = parsed.data;
  const result = await attempt(async () =>
    rescheduleAppointment(reference, start, await readAppointmentAccess(reference)),
  );
  if (result.status === 'error') return { status: 'error', code: result.code, values: typedText(data) };
  redirect(`${localizedHref(locale, appointmentPath(reference))}?done=moved`);
}

/** Cancels a call and leads back to its page. */
export async function cancelAppointmentAction(data: FormData): Promise<void> {
  const reference = String(data.get('reference')).slice(0, 20);
  const said = data.get('locale');
  const locale = isLocale(said) ? said : defaultLocale;
  const result = await attempt(async () =>
    cancelAppointmentByClient(reference, await readAppointmentAccess(reference)),
  );
  const page = localizedHref(locale, appointmentPath(encodeURIComponent(reference)));
  redirect(result.status === 'done' ? `${page}?done=cancelled` : `${page}?problem=${result.code}`);
}

/** A database that is away, or a bug, is a failed attempt to the visitor, and a line in the log to us. */
async function attempt<T>(work: () => Promise<T>): Promise<T | { status: 'error'; code: 'failed' }> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, 'a call could not be booked, moved or cancelled');
    return { status: 'error', code: 'failed' };
  }
}
