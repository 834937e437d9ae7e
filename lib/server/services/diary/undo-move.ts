import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { isAhead } from '@/lib/diary/is-ahead';
import { listGuests } from '@/lib/server/data/diary/appointment-guests';
import { lockAppointment } from '@/lib/server/data/diary/appointments';
import { findDiaryAppointment } from '@/lib/server/data/diary/diary';
import { nullIfTaken } from '@/lib/server/data/core/slot-taken';
import { findWaitingEmail, withdrawEmails } from '@/lib/server/data/jobs/waiting-emails';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { emailKeys } from '@/lib/server/services/appointments/appointment-emails';
import { guestKeys } from '@/lib/server/services/appointments/guest-emails';
import { ownersOfAppointment } from '@/lib/server/services/calendars/calendar-owners';
import { orRefusal, rebuildTravelBlocks } from '@/lib/server/services/calendars/reserve-time';
import { isUuid } from '@/lib/text/is-uuid';
import { moveTo, subjectOf } from './change-in-diary';

/** Times in ms since 1970; `until`: when the emails leave. */
type UndoableMove = Readonly<{ id: string; name: string; start: number; until: number }>;

/** `late`: the emails have left. `retaken`: the former time is no longer free. */
type Undo = 'undone' | 'late' | 'retaken';

export async function readUndoableMove(actor: StaffActor, id: string): Promise<UndoableMove | null> {
  requireRight(actor, 'diary.read');
  const found = isUuid(id) ? await findDiaryAppointment(id) : null;
  if (!found || !isAllowed(actor, 'diary.edit', ownersOfAppointment(actor, found.staffId))) return null;
  const { name, sequence, startsAt } = found.appointment;
  const email = await findWaitingEmail(emailKeys(id, sequence)[0] ?? '');
  return email && { id, name, start: startsAt.getTime(), until: email.sendAt.getTime() };
}

/** Restores the time before the last move, of which no email has left. */
export async function undoMove(actor: StaffActor, id: string): Promise<Undo> {
  const subject = await subjectOf(actor, id);
  if (!subject) return 'late';
  const result = await orRefusal(
    nullIfTaken(() =>
      withRight(actor, 'diary.edit', subject, async (record): Promise<Undo> => {
        const appointment = await lockAppointment(id);
        if (!appointment || !isAhead(appointment)) return 'late';
        const { calendarId, reference, sequence, startsAt } = appointment;
        const keys = [...emailKeys(id, sequence), ...guestKeys(id, sequence, await listGuests(id))];
        const email = await withdrawEmails(keys);
        if (typeof email?.previousStartsAt !== 'string') return 'late';
        const start = Date.parse(email.previousStartsAt);
        // No calendar file has the number of the undone move, so it is free again.
        await moveTo(appointment, start, true, { sequence: sequence - 1 });
        await rebuildTravelBlocks(calendarId, startsAt.getTime());
        await record('appointmentMoved', {
          before: { reference, startsAt: startsAt.toISOString() },
          after: { reference, startsAt: email.previousStartsAt },
        });
        return 'undone';
      }),
    ),
  );
  return result === 'undone' || result === 'late' ? result : 'retaken';
}
