import 'server-only';
import { cookies } from 'next/headers';
import { appointmentCookie } from '@/lib/middleware/appointment-cookie';
import { knownUser } from '@/lib/server/auth/current-user';
import type { AppointmentAccess } from '@/lib/server/services/appointments/open-appointment';

/**
 * What this visitor can show for a call: the secret of a private link they opened, or their account.
 * @throws DatabaseUnavailableError where nobody knows whose session it is: the call may well be theirs.
 */
export async function readAppointmentAccess(reference: string): Promise<AppointmentAccess> {
  const jar = await cookies();
  const user = await knownUser();
  return { key: jar.get(appointmentCookie(reference))?.value ?? null, userId: user?.id ?? null };
}
