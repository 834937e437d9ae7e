import 'server-only';
import { and, eq } from 'drizzle-orm';
import { appointmentKeys, appointments } from '@/lib/server/db/schema';
import { toAppointment, type Appointment } from './appointments';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { withDb } from '@/lib/server/data/core/transaction';

const MAX_KEY_LENGTH = 64;

/** Earlier keys stay valid. Stores only the hash. */
export async function issueAppointmentKey(appointmentId: string): Promise<string> {
  const key = newSecret();
  await withDb((db) => db.insert(appointmentKeys).values({ hash: hashOf(key), appointmentId }));
  return key;
}

/** Changes nothing: mail scanners open links. */
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
