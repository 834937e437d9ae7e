import 'server-only';
import { agency } from '@/lib/site/agency';
import type { Appointment } from '@/lib/server/data/appointments';
import { issueAppointmentKey } from '@/lib/server/data/appointment-keys';
import { queueEmail } from '@/lib/server/email/queue-email';

export type AppointmentChange = 'booked' | 'moved' | 'cancelled';

/** The agency works in Spanish. */
const AGENCY_LOCALE = 'es';

const clientKinds = { booked: 'callBooked', moved: 'callMoved', cancelled: 'callCancelled' } as const;

/** Payload of appointment emails; ISO dates, since it is stored as JSON. */
export const factsOf = (call: Appointment) => ({
  uid: call.id,
  reference: call.reference,
  name: call.name,
  email: call.email,
  phone: call.phone,
  notes: call.notes,
  locale: call.locale,
  timeZone: call.timeZone,
  startsAt: call.startsAt.toISOString(),
  minutes: call.minutes,
  sequence: call.sequence,
});

/** Stores the emails of a change to client and agency. Call it in the transaction of the change. */
export async function storeAppointmentEmails(
  call: Appointment,
  change: AppointmentChange,
  previous?: Date,
): Promise<void> {
  const before = previous ? { previousStartsAt: previous.toISOString() } : {};
  await queueEmail({
    kind: clientKinds[change],
    recipient: call.email,
    locale: call.locale,
    payload: { ...factsOf(call), ...before, key: await issueAppointmentKey(call.id) },
    idempotencyKey: `call:${call.id}:${call.sequence}:client`,
  });
  await queueEmail({
    kind: 'callNotice',
    recipient: agency.email,
    locale: AGENCY_LOCALE,
    payload: { ...factsOf(call), ...before, change },
    idempotencyKey: `call:${call.id}:${call.sequence}:agency`,
  });
}

export async function storeReminder(call: Appointment): Promise<void> {
  await queueEmail({
    kind: 'callReminder',
    recipient: call.email,
    locale: call.locale,
    payload: { ...factsOf(call), key: await issueAppointmentKey(call.id) },
    idempotencyKey: `call:${call.id}:${call.sequence}:reminder`,
  });
}
