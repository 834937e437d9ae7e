import 'server-only';
import { listAppointmentsOf, type Appointment } from '@/lib/server/data/appointments';
import { isChangeable } from './open-call';

/** Calls of a client that are still to come, the next first. */
export async function listUpcomingCalls(userId: string): Promise<readonly Appointment[]> {
  const calls = await listAppointmentsOf(userId, null);
  return calls.filter((call) => isChangeable(call)).reverse();
}
