import 'server-only';
import { cancelAppointment } from '@/lib/server/data/appointment-changes';
import { listAppointmentsOf, lockAppointment } from '@/lib/server/data/appointments';
import { findVerifiedEmail } from '@/lib/server/data/users';
import { storeAppointmentEmails } from './appointment-emails';
import { isChangeable } from './open-appointment';

/**
 * Cancels what a client still has before them, so that the agency learns of it: their account is about to be deleted,
 * and its calls with it. Call it in that transaction. Calls from an address that is not shown to be theirs stay: they
 * may be somebody else's.
 */
export async function cancelAppointmentsOf(userId: string): Promise<void> {
  for (const { id } of await listAppointmentsOf(userId, await findVerifiedEmail(userId))) {
    const call = await lockAppointment(id);
    if (call && isChangeable(call)) await storeAppointmentEmails(await cancelAppointment(id), 'cancelled');
  }
}
