import 'server-only';
import { findAppointmentByKey } from '@/lib/server/data/diary/appointment-keys';
import { findAppointment, type Appointment } from '@/lib/server/data/diary/appointments';
import { findVerifiedEmail } from '@/lib/server/data/accounts/users';

/** By the key of a private link, or by session. */
export type AppointmentAccess = Readonly<{ key: string | null; userId: string | null }>;

const REFERENCE = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

/** The appointment if access is granted, else null. Changes nothing. */
export async function findOwnAppointment(
  reference: string,
  { key, userId }: AppointmentAccess,
): Promise<Appointment | null> {
  if (!REFERENCE.test(reference)) return null;
  const byKey = key ? await findAppointmentByKey(reference, key) : null;
  if (byKey || !userId) return byKey;
  const own = await findAppointment(reference);
  if (!own || own.userId === userId) return own;
  // Booked while signed out: the owner of the address has its private link too.
  return own.email === (await findVerifiedEmail(userId)) ? own : null;
}

export const isChangeable = (appointment: Appointment, now = Date.now()): boolean =>
  appointment.status === 'scheduled' && appointment.startsAt.getTime() > now;

/** Whether the client may choose another time: of calls of the office and viewings. Other visits are moved by their agent. */
export const isMovable = (appointment: Appointment, now = Date.now()): boolean =>
  isChangeable(appointment, now) &&
  (appointment.calendarId === null ? appointment.kind === 'call' : appointment.kind === 'viewing');
