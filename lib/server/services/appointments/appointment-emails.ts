import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { findListing } from '@/lib/listings/catalogue/listings';
import { siteFacts } from '@/lib/site/site-facts';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { issueAppointmentKey } from '@/lib/server/data/diary/appointment-keys';
import { findCalendarStaff } from '@/lib/server/data/diary/calendars';
import { releaseEmails } from '@/lib/server/data/jobs/waiting-emails';
import { queueEmail } from '@/lib/server/email/queue-email';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';

export type AppointmentChange = 'booked' | 'moved' | 'cancelled' | 'passedOn';

const clientKinds = {
  booked: 'appointmentBooked',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
  passedOn: 'appointmentPassedOn',
} as const;

/** ISO dates, since the payload is stored as JSON. */
export const factsOf = (appointment: Appointment, locale = appointment.locale) => ({
  uid: appointment.id,
  calendarUid: appointment.calendarUid,
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
  visit: visitOf(appointment, locale),
});

function visitOf({ kind, listingId, mode, place }: Appointment, locale: Locale) {
  if (kind === 'call') return null;
  const listing = listingId === null ? null : findListing(listingId);
  return { kind, mode, place, listingId, home: listing && `${listing.text[locale].title} (${listing.reference})` };
}

type EmailOptions = Readonly<{ agent?: string; previous?: Date; by?: string; notBefore?: Date }>;

/** Idempotency keys of the emails about a confirmed appointment at `sequence`; the first is the client's. */
export const emailKeys = (id: string, sequence: number) => [
  `call:${id}:${sequence}:client`,
  `call:${id}:${sequence}:agency`,
];

/**
 * Queues emails to client and calendar owner, except the account `by`. Reassigning an unconfirmed request to `agent`
 * sends the client nothing. `notBefore` delays the emails; any later change of the appointment sends waiting ones at
 * once. Call it in the transaction of the change.
 */
export async function storeAppointmentEmails(
  appointment: Appointment,
  change: AppointmentChange,
  { agent: name, previous, by, notBefore }: EmailOptions = {},
): Promise<void> {
  await releaseEmails(emailKeys(appointment.id, appointment.sequence - 1));
  const wait = notBefore && { notBefore };
  const before = previous ? { previousStartsAt: previous.toISOString() } : {};
  const isRequest = appointment.awaitsConfirmation && change !== 'cancelled';
  if (!isRequest || change !== 'passedOn') {
    const key = await issueAppointmentKey(appointment.id);
    await queueEmail({
      kind: isRequest ? 'appointmentRequested' : clientKinds[change],
      recipient: appointment.email,
      locale: appointment.locale,
      payload: { ...factsOf(appointment), ...before, ...(name && { agent: name }), key },
      idempotencyKey: `call:${appointment.id}:${appointment.sequence}:${isRequest ? 'request' : 'client'}`,
      ...wait,
    });
  }
  const agent = appointment.calendarId === null ? null : await findCalendarStaff(appointment.calendarId);
  if (by !== undefined && by === agent?.userId) return;
  const recipient = agent?.email ?? siteFacts().agency.email;
  const locale = await staffLocale(recipient);
  await queueEmail({
    kind: 'appointmentNotice',
    recipient,
    locale,
    payload: { ...factsOf(appointment, locale), ...before, change: isRequest ? 'requested' : change },
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
  await queueEmail({
    kind: 'appointmentReminder',
    recipient: appointment.email,
    locale: appointment.locale,
    payload: { ...factsOf(appointment), key: await issueAppointmentKey(appointment.id) },
    idempotencyKey: `call:${appointment.id}:${appointment.sequence}:reminder`,
  });
}
