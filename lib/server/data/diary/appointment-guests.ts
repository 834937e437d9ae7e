import 'server-only';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { appointmentGuests, appointments } from '@/lib/server/db/schema';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type Guest = Dto<'Guest', { id: string; name: string; email: string; isInformed: boolean }>;

const { appointmentId, createdAt, email, id, informedAt, name } = appointmentGuests;
const columns = { id, name, email, isInformed: sql<boolean>`${informedAt} is not null` };

export async function listGuests(appointment: string): Promise<readonly Guest[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(appointmentGuests).where(eq(appointmentId, appointment)).orderBy(asc(createdAt), asc(id)),
  );
  return rows.map((row) => asDto<Guest>(row));
}

/** Returns null when the appointment already has a guest with this address. */
export async function insertGuest(
  appointment: string,
  guest: Readonly<{ name: string; email: string }>,
): Promise<Guest | null> {
  const [row] = await withDb((db) =>
    db
      .insert(appointmentGuests)
      .values({ appointmentId: appointment, name: guest.name, email: normalizeEmail(guest.email) })
      .onConflictDoNothing()
      .returning(columns),
  );
  return row ? asDto<Guest>(row) : null;
}

export async function deleteGuest(appointment: string, guestId: string): Promise<Guest | null> {
  const [row] = await withDb((db) =>
    db
      .delete(appointmentGuests)
      .where(and(eq(appointmentId, appointment), eq(id, guestId)))
      .returning(columns),
  );
  return row ? asDto<Guest>(row) : null;
}

/** Returns true when the next email to the guest is the first. */
export async function markGuestInformed(guestId: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(appointmentGuests)
      .set({ informedAt: sql`now()` })
      .where(and(eq(id, guestId), isNull(informedAt)))
      .returning({ id }),
  );
  return rows.length > 0;
}

export async function listInvitationsOf(address: string) {
  return withDb((db) =>
    db
      .select({ name, email, startsAt: appointments.startsAt, listingId: appointments.listingId, informedAt })
      .from(appointmentGuests)
      .innerJoin(appointments, eq(appointments.id, appointmentId))
      .where(eq(email, normalizeEmail(address)))
      .orderBy(desc(appointments.startsAt)),
  );
}

export async function deleteGuestsWith(address: string): Promise<void> {
  await withDb((db) => db.delete(appointmentGuests).where(eq(email, normalizeEmail(address))));
}
