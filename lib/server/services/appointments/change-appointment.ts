import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { slotsOfAppointment } from '@/lib/appointments/fitting-starts';
import { isBookable } from '@/lib/appointments/slots';
import { cancelAppointment, moveAppointment, setStart } from '@/lib/server/data/diary/appointment-changes';
import { lockAppointment, type Appointment } from '@/lib/server/data/diary/appointments';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { nullIfTaken } from '@/lib/server/data/core/slot-taken';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { log } from '@/lib/server/log';
import { isFreeFor, wantedOf } from '@/lib/server/services/calendars/free-times-of';
import { reserveTime, rebuildTravelBlocks, orRefusal } from '@/lib/server/services/calendars/reserve-time';
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

export async function rescheduleAppointment(
  reference: string,
  start: number,
  access: AppointmentAccess,
): Promise<ChangeAppointmentResult> {
  const found = await findOwnAppointment(reference, access);
  if (!found || !isMovable(found)) return GONE;
  if (found.startsAt.getTime() === start) return DONE;
  if (!(await isOpen(found, start))) return TAKEN;
  if (!(await countAttempt(changesOf(found.id))).isAllowed) return { status: 'error', code: 'tooMany' };

  const result = await orRefusal(
    nullIfTaken(async () => {
      const appointment = await lockAppointment(found.id);
      if (!appointment || !isMovable(appointment)) return GONE;
      if (appointment.startsAt.getTime() === start) return DONE;
      const moved = await moveTo(appointment, start);
      await storeAppointmentEmails(moved, 'moved', { previous: appointment.startsAt });
      return DONE;
    }),
  );
  if (result === null || typeof result === 'string') return TAKEN;
  if (result === DONE) log.info({ appointment: found.id }, 'an appointment was rescheduled');
  return result;
}

async function isOpen(appointment: Appointment, start: number): Promise<boolean> {
  const { kind, minutes } = appointment;
  if (kind === 'call') return isBookable(appointmentRules(), start, minutes, Date.now());
  const wanted = await wantedOf(appointment);
  return wanted !== null && isFreeFor(wanted, start);
}

async function moveTo(appointment: Appointment, start: number): Promise<Appointment> {
  const { calendarId, id, kind, minutes, startsAt } = appointment;
  if (kind === 'call') {
    return moveAppointment(id, start, slotsOfAppointment(start, minutes, appointmentRules().slotMinutes));
  }
  await reserveTime(appointment, start, false);
  const moved = await setStart(id, start);
  await rebuildTravelBlocks(calendarId, startsAt.getTime());
  return moved;
}

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
    const cancelled = await cancelAppointment(appointment.id);
    await rebuildTravelBlocks(appointment.calendarId, appointment.startsAt.getTime());
    await storeAppointmentEmails(cancelled, 'cancelled');
    log.info({ appointment: appointment.id }, 'an appointment was cancelled');
    return DONE;
  });
}
