import 'server-only';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { appointments, appointmentSlots } from '@/lib/server/db/schema';
import { releaseCells } from './appointment-cells';
import { cellsOfSlots, reserveSlots, toAppointment, type Appointment } from './appointments';
import { withDb } from '@/lib/server/data/core/transaction';

/** Reserves new slots before it releases old ones. Call it inside `unlessTaken`. */
export async function moveAppointment(
  id: string,
  startsAt: number,
  slots: readonly number[],
  changes: AppointmentChanges = {},
): Promise<Appointment> {
  await reserveSlots(id, slots);
  const startTimes = slots.map((slot) => new Date(slot));
  await withDb((db) =>
    db
      .delete(appointmentSlots)
      .where(and(eq(appointmentSlots.appointmentId, id), notInArray(appointmentSlots.startsAt, startTimes))),
  );
  await releaseCells(id, cellsOfSlots(slots));
  return setStart(id, startsAt, changes);
}

export async function setStart(id: string, startsAt: number, changes: AppointmentChanges = {}): Promise<Appointment> {
  return change(id, { ...changes, startsAt: new Date(startsAt), agreedAt: sql`now()`, reminderSentAt: null });
}

/** Confirms a locked appointment. Its first calendar file keeps the sequence number. */
export async function confirmAppointment(id: string): Promise<Appointment> {
  return change(id, { awaitsConfirmation: false, agreedAt: sql`now()`, sequence: sql`${appointments.sequence}` });
}

export async function reassignAppointment(id: string, to: string): Promise<Appointment> {
  return change(id, { calendarId: to });
}

export async function cancelAppointment(id: string): Promise<Appointment> {
  await withDb((db) => db.delete(appointmentSlots).where(eq(appointmentSlots.appointmentId, id)));
  await releaseCells(id);
  return change(id, { status: 'cancelled' as const });
}

/**
 * Claims appointments more than one hour but within `hours` ahead, agreed before that. Call it in the transaction that
 * stores the emails.
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

export type AppointmentChanges = PgUpdateSetSource<typeof appointments>;

async function change(id: string, changes: AppointmentChanges): Promise<Appointment> {
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
