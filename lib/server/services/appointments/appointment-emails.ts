import 'server-only';
import { siteFacts } from '@/lib/site/site-facts';
import { listGuests } from '@/lib/server/data/diary/appointment-guests';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { issueAppointmentKey } from '@/lib/server/data/diary/appointment-keys';
import { findCalendarStaff } from '@/lib/server/data/diary/calendars';
import { releaseEmails } from '@/lib/server/data/jobs/waiting-emails';
import { queueEmail } from '@/lib/server/email/queue-email';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';
import { factsOf } from './appointment-facts';
import { guestKeys, storeGuestEmails } from './guest-emails';

export type AppointmentChange = 'booked' | 'moved' | 'cancelled' | 'passedOn';

const clientKinds = {
  booked: 'appointmentBooked',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
  passedOn: 'appointmentPassedOn',
} as const;

type EmailOptions = Readonly<{ agent?: string; previous?: Date; by?: string; notBefore?: Date }>;

/** Idempotency keys of the emails about a confirmed appointment at `sequence`; the first is the client's. */
export const emailKeys = (id: string, sequence: number) => [
  `call:${id}:${sequence}:client`,
  `call:${id}:${sequence}:agency`,
];

/**
 * Queues emails to client and calendar owner, except `by`; none to the client when an unconfirmed request moves to `agent`.
 * `notBefore` delays them; a later change sends them at once. Call it in the transaction of the change.
 */
export async function storeAppointmentEmails(
  appointment: Appointment,
  change: AppointmentChange,
  { agent: name, previous, by, notBefore }: EmailOptions = {},
): Promise<void> {
  const guests = await listGuests(appointment.id);
  const former = appointment.sequence - 1;
  await releaseEmails([...emailKeys(appointment.id, former), ...guestKeys(appointment.id, former, guests)]);
  const wait = notBefore && { notBefore };
  const before = previous ? { previousStartsAt: previous.toISOString() } : {};
  const isRequest = appointment.awaitsConfirmation && change !== 'cancelled';
  if (!isRequest || change !== 'passedOn') {
    const key = await issueAppointmentKey(appointment.id);
    await queueEmail({
      kind: isRequest ? 'appointmentRequested' : clientKinds[change],
      recipient: appointment.email,
      locale: appointment.locale,
      payload: { ...factsOf(appointment), ...before, ...(name && { agent: name }), guests: [...guests], key },
      idempotencyKey: `call:${appointment.id}:${appointment.sequence}:${isRequest ? 'request' : 'client'}`,
      ...wait,
    });
  }
  if (!isRequest && change !== 'passedOn') await storeGuestEmails(appointment, guests, change, { ...before, ...wait });
  const agent = appointment.calendarId === null ? null : await findCalendarStaff(appointment.calendarId);
  if (by !== undefined && by === agent?.userId) return;
  const recipient = agent?.email ?? siteFacts().agency.email;
  const locale = await staffLocale(recipient);
  await queueEmail({
    kind: 'appointmentNotice',
    recipient,
    locale,
    payload: {
      ...factsOf(appointment, locale),
      ...before,
      guests: [...guests],
      change: isRequest ? 'requested' : change,
    },
    idempotencyKey: `call:${appointment.id}:${appointment.sequence}:${isRequest ? 'asked' : 'agency'}`,
    ...wait,
  });
}

/** Removes a reassigned appointment from the former agent's calendar program. */
export async function storeHandOverNotice(appointment: Appointment, former: string): Promise<void> {
  const locale = await staffLocale(former);
  await queueEmail({
    kind: 'appointmentNotice',
    recipient: former,
    locale,
    payload: { ...factsOf(appointment, locale), change: 'handedOver' },
    idempotencyKey: `call:${appointment.id}:${appointment.sequence}:former`,
  });
}

export async function storeReminder(appointment: Appointment): Promise<void> {
  const guests = await listGuests(appointment.id);
  await queueEmail({
    kind: 'appointmentReminder',
    recipient: appointment.email,
    locale: appointment.locale,
    payload: { ...factsOf(appointment), guests: [...guests], key: await issueAppointmentKey(appointment.id) },
    idempotencyKey: `call:${appointment.id}:${appointment.sequence}:reminder`,
  });
  await storeGuestEmails(appointment, guests, 'reminder');
}
