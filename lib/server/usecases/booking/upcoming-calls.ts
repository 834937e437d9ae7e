import 'server-only';
import { listAppointmentsOf, type Appointment } from '@/lib/server/data/appointments';
import { findVerifiedEmail } from '@/lib/server/data/users';
import { isChangeable } from './open-call';

/** Calls of a client that are still to come, the next first; also those booked from their address while signed out. */
export async function listUpcomingCalls(userId: string): Promise<readonly Appointment[]> {
  const calls = await listAppointmentsOf(userId, await findVerifiedEmail(userId));
  return calls.filter((call) => isChangeable(call)).reverse();
}
