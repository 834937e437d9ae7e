import 'server-only';
import { REMINDER_HOURS } from '@/lib/appointments/booking-settings';
import { claimDueReminders } from '@/lib/server/data/diary/appointment-changes';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { storeReminder } from './appointment-emails';

const BATCH = 50;

/** Queues due reminders and returns their number. Marks them in the same transaction. */
export async function sendDueReminders(): Promise<number> {
  return inTransaction(async () => {
    const appointments = await claimDueReminders(REMINDER_HOURS, BATCH);
    for (const appointment of appointments) await storeReminder(appointment);
    return appointments.length;
  });
}
