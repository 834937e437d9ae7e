import 'server-only';
import { findAppointmentByKey } from '@/lib/server/data/appointment-keys';
import { findAppointment, type Appointment } from '@/lib/server/data/appointments';
import { findVerifiedEmail } from '@/lib/server/data/users';

/** Who asks for a call: with the key of a private link, or signed in. */
export type AppointmentAccess = Readonly<{ key: string | null; userId: string | null }>;

const REFERENCE = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

/** The call, where whoever asks may see it; null for any other, there or not. Changes nothing. */
export async function findOwnAppointment(
  reference: string,
  { key, userId }: AppointmentAccess,
): Promise<Appointment | null> {
  if (!REFERENCE.test(reference)) return null;
  const byKey = key ? await findAppointmentByKey(reference, key) : null;
  if (byKey || !userId) return byKey;
  const own = await findAppointment(reference);
  if (!own || own.userId === userId) return own;
  // Booked while signed out: whoever reads the mails of this address has its private link as well.
  return own.email === (await findVerifiedEmail(userId)) ? own : null;
}

/** Whether a call can still be moved or cancelled. */
export const isChangeable = (call: Appointment, now = Date.now()): boolean =>
  call.status === 'scheduled' && call.startsAt.getTime() > now;
