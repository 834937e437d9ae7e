import 'server-only';
import { cancelAppointment } from '@/lib/server/data/diary/appointment-changes';
import { listAppointmentsOf, lockAppointment } from '@/lib/server/data/diary/appointments';
import { findVerifiedEmail } from '@/lib/server/data/accounts/users';
import { storeAppointmentEmails } from './appointment-emails';
import { isChangeable } from './open-appointment';

/** Call it in the transaction that deletes the account. Keeps appointments from an unverified address. */
export async function cancelAppointmentsOf(userId: string): Promise<void> {
  for (const { id } of await listAppointmentsOf(userId, await findVerifiedEmail(userId))) {
    const appointment = await lockAppointment(id);
    if (appointment && isChangeable(appointment))
      await storeAppointmentEmails(await cancelAppointment(id), 'cancelled');
  }
}
