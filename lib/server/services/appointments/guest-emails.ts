import 'server-only';
import { markGuestInformed, type Guest } from '@/lib/server/data/diary/appointment-guests';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { queueEmail } from '@/lib/server/email/queue-email';
import { factsOf } from './appointment-facts';

type GuestChange = 'booked' | 'moved' | 'cancelled' | 'reminder';

/** Idempotency keys of the emails to guests about a confirmed appointment at `sequence`. */
export const guestKeys = (id: string, sequence: number, guests: readonly Guest[]) =>
  guests.map((guest) => `call:${id}:${sequence}:guest:${guest.id}`);

/**
 * Omits telephone, notes and key of the client. A guest's first email has the information of GDPR art. 14; without it there is
 * nothing to cancel. Call it in the transaction of the change.
 */
export async function storeGuestEmails(
  appointment: Appointment,
  guests: readonly Guest[],
  change: GuestChange,
  { previousStartsAt, notBefore }: Readonly<{ previousStartsAt?: string; notBefore?: Date }> = {},
): Promise<void> {
  for (const guest of guests) {
    if (change === 'cancelled' && !guest.isInformed) continue;
    const [key = ''] = guestKeys(appointment.id, appointment.sequence, [guest]);
    await queueEmail({
      kind: 'guestViewing',
      recipient: guest.email,
      locale: appointment.locale,
      payload: {
        ...factsOf(appointment),
        ...{ name: guest.name, email: guest.email, phone: '', notes: null },
        ...(previousStartsAt && { previousStartsAt }),
        by: appointment.name,
        change,
        informs: change !== 'cancelled' && (await markGuestInformed(guest.id)),
      },
      idempotencyKey: change === 'booked' || change === 'moved' ? key : `${key}:${change}`,
      ...(notBefore && { notBefore }),
    });
  }
}
