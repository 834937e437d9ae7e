import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { slotsOfAppointment } from '@/lib/appointments/fitting-starts';
import { isBookable } from '@/lib/appointments/slots';
import { cancelAppointment, moveAppointment } from '@/lib/server/data/appointment-changes';
import { lockAppointment } from '@/lib/server/data/appointments';
import { takeAttempt } from '@/lib/server/data/rate-limits';
import { unlessTaken } from '@/lib/server/data/slot-taken';
import { inTransaction } from '@/lib/server/data/transaction';
import { log } from '@/lib/server/log';
import { storeAppointmentEmails } from './appointment-emails';
import { findOwnAppointment, isChangeable, isMovable, type AppointmentAccess } from './open-appointment';

/** `gone`: missing, cancelled or past. */
export type ChangeAppointmentResult = Readonly<
  { status: 'done' } | { status: 'error'; code: 'gone' | 'taken' | 'tooMany' }
>;

const GONE = { status: 'error', code: 'gone' } as const;
const TAKEN = { status: 'error', code: 'taken' } as const;
const DONE = { status: 'done' } as const;

/** Each change sends two emails. */
const changesOf = (id: string) => [{ name: `change-call:${id}`, limit: 10, seconds: 24 * 3_600 }];

/** Reschedules; the same time succeeds without a change. */
export async function rescheduleAppointment(
  reference: string,
  start: number,
  access: AppointmentAccess,
): Promise<ChangeAppointmentResult> {
  const found = await findOwnAppointment(reference, access);
  if (!found || !isMovable(found)) return GONE;
  if (found.startsAt.getTime() === start) return DONE;
  const rules = appointmentRules();
  if (!isBookable(rules, start, found.minutes, Date.now())) return TAKEN;
  if (!(await takeAttempt(changesOf(found.id))).isAllowed) return { status: 'error', code: 'tooMany' };

  const result = await unlessTaken(async () => {
    const appointment = await lockAppointment(found.id);
    if (!appointment || !isMovable(appointment)) return GONE;
    if (appointment.startsAt.getTime() === start) return DONE;
    const moved = await moveAppointment(
      appointment.id,
      start,
      slotsOfAppointment(start, appointment.minutes, rules.slotMinutes),
    );
    await storeAppointmentEmails(moved, 'moved', { previous: appointment.startsAt });
    return DONE;
  });
  if (result === DONE) log.info({ appointment: found.id }, 'an appointment was rescheduled');
  return result ?? TAKEN;
}

/** Cancels and releases the slots; idempotent. */
export async function cancelAppointmentByClient(
  reference: string,
  access: AppointmentAccess,
): Promise<ChangeAppointmentResult> {
  const found = await findOwnAppointment(reference, access);
  if (!found) return GONE;
  return inTransaction(async () => {
    const appointment = await lockAppointment(found.id);
    if (appointment?.status === 'cancelled') return DONE;
    if (!appointment || !isChangeable(appointment)) return GONE;
    await storeAppointmentEmails(await cancelAppointment(appointment.id), 'cancelled');
    log.info({ appointment: appointment.id }, 'an appointment was cancelled');
    return DONE;
  });
}
