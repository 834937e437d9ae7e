import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { listAppointmentsOf, type Appointment } from '@/lib/server/data/diary/appointments';
import { isChangeable } from './open-appointment';

export async function listUpcomingAppointments({
  id,
  verifiedEmail,
}: Pick<CurrentUser, 'id' | 'verifiedEmail'>): Promise<readonly Appointment[]> {
  const appointments = await listAppointmentsOf(id, verifiedEmail);
  return appointments.filter((appointment) => isChangeable(appointment)).reverse();
}
