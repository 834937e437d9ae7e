import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { appointments, appointmentSlots } from '@/lib/server/db/schema';
import { storedPhone } from '@/lib/contacts/stored-phone';
import type { Locale } from '@/lib/i18n/locales';
import { reserveCells, OFFICE_CALENDAR } from './appointment-cells';
import { uidOf } from './appointment-uids';
import { contactOf } from '@/lib/server/data/contacts/contacts';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { SlotTakenError } from '@/lib/server/data/core/slot-taken';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

export type NewAppointment = Readonly<{
  reference: string;
  idempotencyKey: string;
  userId: string | null;
  locale: Locale;
  name: string;
  email: string;
  phone: string;
  notes: string | null;
  timeZone: string;
  startsAt: Date;
  minutes: number;
}> &
  Partial<AppointmentSubject>;

/** Default: a call in the office's calendar. */
type AppointmentSubject = Readonly<{
  kind: 'call' | 'viewing' | 'valuation';
  mode: 'inPerson' | 'video' | 'telephone';
  calendarId: string | null;
  listingId: string | null;
  place: string | null;
  awaitsConfirmation: boolean;
}>;

export type Appointment = Dto<
  'Appointment',
  Omit<NewAppointment, 'idempotencyKey' | keyof AppointmentSubject> &
    AppointmentSubject & {
      id: string;
      status: 'scheduled' | 'cancelled';
      /** Stable, even if the agency's domain changes. */
      calendarUid: string;
      sequence: number;
      createdAt: Date;
    }
>;

export async function insertAppointment(appointment: NewAppointment): Promise<Appointment | null> {
  return inTransaction(async () => {
    const contactId = await contactOf(appointment.email, { ...appointment, source: 'appointment' });
    const id = randomUUID();
    const [row] = await withDb((db) =>
      db
        .insert(appointments)
        .values({
          ...appointment,
          id,
          contactId,
          calendarUid: uidOf(id),
          email: normalizeEmail(appointment.email),
          phone: storedPhone(appointment.phone),
        })
        .onConflictDoNothing({ target: appointments.idempotencyKey })
        .returning(),
    );
    return row ? toAppointment(row) : null;
  });
}

/** Reserves all half hours or none. Call it inside `unlessTaken`. Order prevents deadlocks. */
export async function reserveSlots(appointmentId: string, slots: readonly number[]): Promise<void> {
  const wanted = [...slots].sort((a, b) => a - b).map((slot) => new Date(slot));
  await withDb((db) =>
    db
      .insert(appointmentSlots)
      .values(wanted.map((startsAt) => ({ startsAt, appointmentId })))
      .onConflictDoNothing(),
  );
  const held = await withDb((db) =>
    db
      .select({ startsAt: appointmentSlots.startsAt })
      .from(appointmentSlots)
      .where(and(eq(appointmentSlots.appointmentId, appointmentId), inArray(appointmentSlots.startsAt, wanted))),
  );
  if (held.length < wanted.length) throw new SlotTakenError();
  await reserveCells(OFFICE_CALENDAR, appointmentId, cellsOfSlots(slots));
}

export const cellsOfSlots = (slots: readonly number[]): readonly number[] =>
  slots.flatMap((slot) => [slot, slot + 15 * 60_000]);

/** Returns starts of reserved slots in a range (ms since 1970). */
export async function listTakenSlots(from: number, to: number): Promise<ReadonlySet<number>> {
  const rows = await withDb((db) =>
    db
      .select({ startsAt: appointmentSlots.startsAt })
      .from(appointmentSlots)
      .where(and(gte(appointmentSlots.startsAt, new Date(from)), lt(appointmentSlots.startsAt, new Date(to)))),
  );
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

export async function listSlotsOf(appointmentId: string): Promise<ReadonlySet<number>> {
  const rows = await withDb((db) =>
    db
      .select({ startsAt: appointmentSlots.startsAt })
      .from(appointmentSlots)
      .where(eq(appointmentSlots.appointmentId, appointmentId)),
  );
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

export async function findAppointmentByIdempotencyKey(idempotencyKey: string): Promise<Appointment | null> {
  const [row] = await withDb((db) =>
    db.select().from(appointments).where(eq(appointments.idempotencyKey, idempotencyKey)),
  );
  return row ? toAppointment(row) : null;
}

export async function findAppointment(reference: string): Promise<Appointment | null> {
  const [row] = await withDb((db) => db.select().from(appointments).where(eq(appointments.reference, reference)));
  return row ? toAppointment(row) : null;
}

/** Locks the appointment until the transaction ends. */
export async function lockAppointment(id: string): Promise<Appointment | null> {
  const [row] = await withDb((db) => db.select().from(appointments).where(eq(appointments.id, id)).for('update'));
  return row ? toAppointment(row) : null;
}

export async function listAppointmentsOf(
  userId: string,
  verifiedEmail: string | null,
): Promise<readonly Appointment[]> {
  const isOwn = eq(appointments.userId, userId);
  const rows = await withDb((db) =>
    db
      .select()
      .from(appointments)
      .where(verifiedEmail ? or(isOwn, eq(appointments.email, normalizeEmail(verifiedEmail))) : isOwn)
      .orderBy(desc(appointments.startsAt)),
  );
  return rows.map(toAppointment);
}

export async function listAppointmentsWith(contactId: string): Promise<readonly Appointment[]> {
  const rows = await withDb((db) =>
    db.select().from(appointments).where(eq(appointments.contactId, contactId)).orderBy(desc(appointments.startsAt)),
  );
  return rows.map(toAppointment);
}

export async function listAppointmentsSince(since: Date): Promise<readonly Appointment[]> {
  const rows = await withDb((db) =>
    db.select().from(appointments).where(gte(appointments.createdAt, since)).orderBy(asc(appointments.createdAt)),
  );
  return rows.map(toAppointment);
}

export function toAppointment(row: typeof appointments.$inferSelect): Appointment {
  return asDto<Appointment>({
    id: row.id,
    reference: row.reference,
    userId: row.userId,
    locale: row.locale as Locale,
    name: row.name,
    email: row.email,
    phone: row.phone,
    notes: row.notes,
    timeZone: row.timeZone,
    startsAt: row.startsAt,
    minutes: row.minutes,
    status: row.status,
    calendarUid: row.calendarUid ?? uidOf(row.id),
    sequence: row.sequence,
    kind: row.kind,
    mode: row.mode,
    calendarId: row.calendarId,
    listingId: row.listingId,
    place: row.place,
    awaitsConfirmation: row.awaitsConfirmation,
    createdAt: row.createdAt,
  });
}
