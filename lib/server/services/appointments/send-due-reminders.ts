import 'server-only';
import { REMINDER_HOURS } from '@/lib/appointments/booking-settings';
import { takeDueReminders } from '@/lib/server/data/appointment-changes';
import { inTransaction } from '@/lib/server/data/transaction';
import { storeReminder } from './appointment-emails';

const BATCH = 50;

/**
 * Stores the reminders that are due and answers how many. Marking a call and storing its mail is one transaction, so
 * that a crash loses none and any number of instances send one.
 */
export async function sendDueReminders(): Promise<number> {
  return inTransaction(async () => {
    const calls = await takeDueReminders(REMINDER_HOURS, BATCH);
    for (const call of calls) await storeReminder(call);
    return calls.length;
  });
}
