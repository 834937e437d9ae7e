import 'server-only';
import { findAppointmentByKey } from '@/lib/server/data/diary/appointment-keys';
import { findAppointment, type Appointment } from '@/lib/server/data/diary/appointments';
import { findVerifiedEmail } from '@/lib/server/data/accounts/users';

export type AppointmentAccess = Readonly<{ key: string | null; userId: string | null }>;

const REFERENCE = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

export async function findOwnAppointment(
  reference: string,
  { key, userId }: AppointmentAccess,
): Promise<Appointment | null> {
  if (!REFERENCE.test(reference)) return null;
  const byKey = key ? await findAppointmentByKey(reference, key) : null;
  if (byKey || !userId) return byKey;
  const own = await findAppointment(reference);
  if (!own || own.userId === userId) return own;
  return own.email === (await findVerifiedEmail(userId)) ? own : null;
}

export const isChangeable = (appointment: Appointment, now = Date.now()): boolean =>
  appointment.status === 'scheduled' && appointment.startsAt.getTime() > now;

/** True for calls of the office and viewings; only the agent moves other visits. */
export const isMovable = (appointment: Appointment, now = Date.now()): boolean =>
  isChangeable(appointment, now) &&
  (appointment.calendarId === null ? appointment.kind === 'call' : appointment.kind === 'viewing');
