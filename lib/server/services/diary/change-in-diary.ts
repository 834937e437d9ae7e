import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { isOnGrid } from '@/lib/diary/cells';
import { isAhead } from '@/lib/diary/is-ahead';
import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  setStart,
  type AppointmentChanges,
} from '@/lib/server/data/diary/appointment-changes';
import { lockAppointment, type Appointment } from '@/lib/server/data/diary/appointments';
import { findDiaryAppointment, setOutcome, type VisitOutcome } from '@/lib/server/data/diary/diary';
import { nullIfTaken } from '@/lib/server/data/core/slot-taken';
import { withRight } from '@/lib/server/services/access/with-right';
import { storeAppointmentEmails } from '@/lib/server/services/appointments/appointment-emails';
import { ownersOfAppointment } from '@/lib/server/services/calendars/calendar-owners';
import {
  reserveTime,
  rebuildTravelBlocks,
  officeSlots,
  orRefusal,
  type ReservationRefusal,
} from '@/lib/server/services/calendars/reserve-time';

/** `gone`: unknown, cancelled, or (to move and cancel) begun. */
type ChangeRefusal = ReservationRefusal | 'taken' | 'past' | 'gone' | 'early';

type Change = Readonly<{ status: 'done' } | { status: 'error'; code: ChangeRefusal }>;

const DONE = { status: 'done' } as const;
const refused = (code: ChangeRefusal) => ({ status: 'error', code }) as const;

/** Time for an undo before the emails leave. */
const UNDO_MS = 2 * 60_000;

/** `start`: ms since 1970. Also confirms a request. `isUndoable`: delays the emails for `undoMove`. */
export async function moveInDiary(
  actor: StaffActor,
  id: string,
  start: number,
  ignoresTravel: boolean,
  isUndoable = false,
): Promise<Change> {
  if (start <= Date.now() || !isOnGrid(start)) return refused('past');
  const subject = await subjectOf(actor, id);
  if (!subject) return refused('gone');
  const result = await orRefusal(
    nullIfTaken(() =>
      withRight(actor, 'diary.edit', subject, async (record) => {
        const appointment = await lockAppointment(id);
        if (!appointment || !isAhead(appointment)) return refused('gone');
        const previous = appointment.startsAt;
        if (previous.getTime() === start) return DONE;
        const moved = await moveTo(appointment, start, ignoresTravel);
        await rebuildTravelBlocks(appointment.calendarId, previous.getTime());
        const wait = isUndoable && !appointment.awaitsConfirmation && { notBefore: new Date(Date.now() + UNDO_MS) };
        await storeAppointmentEmails(moved, 'moved', { previous, by: actor.userId, ...wait });
        await record('appointmentMoved', {
          before: { reference: moved.reference, startsAt: previous.toISOString() },
          after: { reference: moved.reference, startsAt: moved.startsAt.toISOString() },
        });
        return DONE;
      }),
    ),
  );
  if (result === null) return refused('taken');
  return typeof result === 'string' ? refused(result) : result;
}

/** Confirms a requested viewing and emails the client. Idempotent. */
export async function confirmInDiary(actor: StaffActor, id: string): Promise<Change> {
  const subject = await subjectOf(actor, id);
  if (!subject) return refused('gone');
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const appointment = await lockAppointment(id);
    if (!appointment || !isAhead(appointment)) return refused('gone');
    if (!appointment.awaitsConfirmation) return DONE;
    await storeAppointmentEmails(await confirmAppointment(id), 'booked', { by: actor.userId });
    await record('appointmentConfirmed', { after: { reference: appointment.reference } });
    return DONE;
  });
}

export async function cancelInDiary(actor: StaffActor, id: string): Promise<Change> {
  const subject = await subjectOf(actor, id);
  if (!subject) return refused('gone');
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const appointment = await lockAppointment(id);
    if (!appointment || !isAhead(appointment)) return refused('gone');
    const cancelled = await cancelAppointment(id);
    await rebuildTravelBlocks(appointment.calendarId, appointment.startsAt.getTime());
    await storeAppointmentEmails(cancelled, 'cancelled', { by: actor.userId });
    await record('appointmentCancelled', { before: { reference: appointment.reference } });
    return DONE;
  });
}

/** Records the outcome of a begun appointment; sends no email. */
export async function noteOutcome(actor: StaffActor, id: string, outcome: VisitOutcome): Promise<Change> {
  const subject = await subjectOf(actor, id);
  if (!subject) return refused('gone');
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const appointment = await lockAppointment(id);
    if (!appointment || appointment.status === 'cancelled') return refused('gone');
    if (appointment.startsAt.getTime() > Date.now()) return refused('early');
    await setOutcome(id, outcome);
    await record('outcomeNoted', { after: { reference: appointment.reference, outcome: outcome.outcome } });
    return DONE;
  });
}

export async function moveTo(
  appointment: Appointment,
  start: number,
  ignoresTravel: boolean,
  changes: AppointmentChanges = {},
): Promise<Appointment> {
  const { calendarId, id, minutes } = appointment;
  if (calendarId === null) return moveAppointment(id, start, officeSlots(start, minutes), changes);
  await reserveTime(appointment, start, ignoresTravel);
  return setStart(id, start, { awaitsConfirmation: false, ...changes });
}

export async function subjectOf(actor: StaffActor, id: string) {
  const found = await findDiaryAppointment(id);
  return found && ({ kind: 'appointment', id, ownerIds: ownersOfAppointment(actor, found.staffId) } as const);
}
