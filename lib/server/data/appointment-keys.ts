import 'server-only';
import { and, eq } from 'drizzle-orm';
import { appointmentKeys, appointments } from '@/lib/server/db/schema';
import { toAppointment, type Appointment } from './appointments';
import { hashOf, newSecret } from './link-secret';
import { withDb } from './transaction';

const MAX_KEY_LENGTH = 64;

/** A new secret for a private link to a call; only its hash is kept, and earlier ones stay good. */
export async function issueAppointmentKey(appointmentId: string): Promise<string> {
  const key = newSecret();
  await withDb((db) => db.insert(appointmentKeys).values({ hash: hashOf(key), appointmentId }));
  return key;
}

/** The call a private link leads to, or null. Looking changes nothing: mail scanners open links too. */
export async function findAppointmentByKey(reference: string, key: string): Promise<Appointment | null> {
  if (key.length > MAX_KEY_LENGTH) return null;
  const [row] = await withDb((db) =>
    db
      .select({ appointment: appointments })
      .from(appointmentKeys)
      .innerJoin(appointments, eq(appointments.id, appointmentKeys.appointmentId))
      .where(and(eq(appointmentKeys.hash, hashOf(key)), eq(appointments.reference, reference))),
  );
  return row ? toAppointment(row.appointment) : null;
}
