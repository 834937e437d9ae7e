import 'server-only';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { appointments, appointmentSlots } from '@/lib/server/db/schema';
import { releaseCells } from './appointment-cells';
import { cellsOfSlots, reserveSlots, toAppointment, type Appointment } from './appointments';
import { withDb } from '@/lib/server/data/core/transaction';

/** Takes the new slots before the old ones are released. Call it inside `unlessTaken` on a locked appointment. */
export async function moveAppointment(id: string, startsAt: number, slots: readonly number[]): Promise<Appointment> {
  await reserveSlots(id, slots);
  const startTimes = slots.map((slot) => new Date(slot));
  await withDb((db) =>
    db
      .delete(appointmentSlots)
      .where(and(eq(appointmentSlots.appointmentId, id), notInArray(appointmentSlots.startsAt, startTimes))),
  );
  await releaseCells(id, cellsOfSlots(slots));
  return setStart(id, startsAt);
}

/** A locked appointment has another time (ms since 1970), agreed now. */
export async function setStart(id: string, startsAt: number, changes: Changes = {}): Promise<Appointment> {
  return change(id, { ...changes, startsAt: new Date(startsAt), agreedAt: sql`now()`, reminderSentAt: null });
}

/** A locked appointment that was asked for stands: its first calendar file has the number that it had. */
export async function confirmAppointment(id: string): Promise<Appointment> {
  return change(id, { awaitsConfirmation: false, agreedAt: sql`now()`, sequence: sql`${appointments.sequence}` });
}

/** A locked appointment is in the calendar of somebody else; its cells stay where they are. */
export async function reassignAppointment(id: string, to: string): Promise<Appointment> {
  return change(id, { calendarId: to });
}

/** Cancels a locked appointment and releases its time in every calendar. */
export async function cancelAppointment(id: string): Promise<Appointment> {
  await withDb((db) => db.delete(appointmentSlots).where(eq(appointmentSlots.appointmentId, id)));
  await releaseCells(id);
  return change(id, { status: 'cancelled' as const });
}

/**
 * Appointments within `hours`, but more than an hour ahead and agreed before that. Marks them: call it in the
 * transaction that stores the emails.
 */
export async function claimDueReminders(hours: number, size: number): Promise<readonly Appointment[]> {
  const due = sql`array(
    select id from ${appointments}
    where status = 'scheduled' and not awaits_confirmation and reminder_sent_at is null
      and starts_at > now() + interval '1 hour'
      and starts_at <= now() + make_interval(hours => ${hours})
      and agreed_at <= starts_at - make_interval(hours => ${hours})
    order by starts_at limit ${size} for update skip locked)`;
  const rows = await withDb((db) =>
    db
      .update(appointments)
      .set({ reminderSentAt: sql`now()` })
      .where(sql`${appointments.id} = any(${due})`)
      .returning(),
  );
  return rows.map(toAppointment);
}

type Changes = PgUpdateSetSource<typeof appointments>;

async function change(id: string, changes: Changes): Promise<Appointment> {
  const [row] = await withDb((db) =>
    db
      .update(appointments)
      .set({ sequence: sql`${appointments.sequence} + 1`, ...changes })
      .where(eq(appointments.id, id))
      .returning(),
  );
  if (!row) throw new Error('the call to be changed is gone');
  return toAppointment(row);
}
