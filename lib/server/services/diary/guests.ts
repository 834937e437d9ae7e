import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { MAX_GUESTS } from '@/lib/diary/viewing-forms';
import { isAhead } from '@/lib/diary/is-ahead';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { deleteGuest, insertGuest, listGuests } from '@/lib/server/data/diary/appointment-guests';
import { lockAppointment } from '@/lib/server/data/diary/appointments';
import { withdrawEmails } from '@/lib/server/data/jobs/waiting-emails';
import { withRight } from '@/lib/server/services/access/with-right';
import { guestKeys, storeGuestEmails } from '@/lib/server/services/appointments/guest-emails';
import { subjectOf } from './change-in-diary';

type GuestResult = Readonly<{ status: 'done' } | { status: 'error'; code: 'gone' | 'sameGuest' | 'tooManyGuests' }>;

const DONE = { status: 'done' } as const;
const refused = (code: 'gone' | 'sameGuest' | 'tooManyGuests') => ({ status: 'error', code }) as const;

/** Emails the guest once the viewing is confirmed. */
export async function addGuest(
  actor: StaffActor,
  id: string,
  guest: Readonly<{ name: string; email: string }>,
): Promise<GuestResult> {
  const subject = await subjectOf(actor, id);
  if (!subject) return refused('gone');
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const appointment = await lockAppointment(id);
    if (appointment?.kind !== 'viewing' || !isAhead(appointment)) return refused('gone');
    if ((await listGuests(id)).length >= MAX_GUESTS) return refused('tooManyGuests');
    const added = normalizeEmail(guest.email) === appointment.email ? null : await insertGuest(id, guest);
    if (!added) return refused('sameGuest');
    if (!appointment.awaitsConfirmation) await storeGuestEmails(appointment, [added], 'booked');
    await record('guestAdded', { after: { reference: appointment.reference } });
    return DONE;
  });
}

/** Removes a guest; an email takes the viewing off their calendar. */
export async function removeGuest(actor: StaffActor, id: string, guestId: string): Promise<GuestResult> {
  const subject = await subjectOf(actor, id);
  if (!subject) return refused('gone');
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const appointment = await lockAppointment(id);
    if (!appointment || !isAhead(appointment)) return refused('gone');
    const guest = await deleteGuest(id, guestId);
    if (!guest) return refused('gone');
    await withdrawEmails(guestKeys(id, appointment.sequence, [guest]));
    await storeGuestEmails(appointment, [guest], 'cancelled');
    await record('guestRemoved', { before: { reference: appointment.reference } });
    return DONE;
  });
}
