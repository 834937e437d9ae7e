import 'server-only';
import { cookies } from 'next/headers';
import { appointmentCookie } from '@/lib/middleware/appointment-cookie';
import { knownUser } from '@/lib/server/auth/current-user';
import type { AppointmentAccess } from './open-appointment';

/** @throws DatabaseUnavailableError when the session cannot be read. */
export async function readAppointmentAccess(reference: string): Promise<AppointmentAccess> {
  const jar = await cookies();
  const user = await knownUser();
  return { key: jar.get(appointmentCookie(reference))?.value ?? null, userId: user?.id ?? null };
}
