import 'server-only';
import { siteFacts } from '@/lib/site/site-facts';
import type { Appointment } from '@/lib/server/data/appointments';
import { issueAppointmentKey } from '@/lib/server/data/appointment-keys';
import { queueEmail } from '@/lib/server/email/queue-email';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';

export type AppointmentChange = 'booked' | 'moved' | 'cancelled';

const clientKinds = {
  booked: 'appointmentBooked',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
} as const;

/** Payload of appointment emails; ISO dates, since it is stored as JSON. */
export const factsOf = (appointment: Appointment) => ({
  uid: appointment.id,
  reference: appointment.reference,
  name: appointment.name,
  email: appointment.email,
  phone: appointment.phone,
  notes: appointment.notes,
  locale: appointment.locale,
  timeZone: appointment.timeZone,
  startsAt: appointment.startsAt.toISOString(),
  minutes: appointment.minutes,
  sequence: appointment.sequence,
});

/** Stores the emails of a change to client and agency. Call it in the transaction of the change. */
export async function storeAppointmentEmails(
  appointment: Appointment,
  change: AppointmentChange,
  previous?: Date,
): Promise<void> {
  const before = previous ? { previousStartsAt: previous.toISOString() } : {};
  await queueEmail({
    kind: clientKinds[change],
    recipient: appointment.email,
    locale: appointment.locale,
    payload: { ...factsOf(appointment), ...before, key: await issueAppointmentKey(appointment.id) },
    idempotencyKey: `call:${appointment.id}:${appointment.sequence}:client`,
  });
  await queueEmail({
    kind: 'appointmentNotice',
    recipient: siteFacts().agency.email,
    locale: AGENCY_LOCALE,
    payload: { ...factsOf(appointment), ...before, change },
    idempotencyKey: `call:${appointment.id}:${appointment.sequence}:agency`,
  });
}

export async function storeReminder(appointment: Appointment): Promise<void> {
  await queueEmail({
    kind: 'appointmentReminder',
    recipient: appointment.email,
    locale: appointment.locale,
    payload: { ...factsOf(appointment), key: await issueAppointmentKey(appointment.id) },
    idempotencyKey: `call:${appointment.id}:${appointment.sequence}:reminder`,
  });
}
