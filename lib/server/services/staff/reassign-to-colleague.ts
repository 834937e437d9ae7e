import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { staffName } from '@/lib/server/auth/staff-name';
import { reassignAppointment } from '@/lib/server/data/diary/appointment-changes';
import { lockAppointment, type Appointment } from '@/lib/server/data/diary/appointments';
import { calendarOf, lockCalendars } from '@/lib/server/data/diary/calendars';
import { findDiaryAppointment } from '@/lib/server/data/diary/diary';
import { nullIfTaken } from '@/lib/server/data/core/slot-taken';
import { findStaff, lockStaff } from '@/lib/server/data/staff/staff';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { storeAppointmentEmails, storeHandOverNotice } from '@/lib/server/services/appointments/appointment-emails';
import { ownersOfAppointment } from '@/lib/server/services/calendars/calendar-owners';
import { reserveTime, rebuildTravelBlocks, orRefusal } from '@/lib/server/services/calendars/reserve-time';
import { freeColleagues } from './free-colleagues';

type HandOver = Readonly<{ status: 'done' } | { status: 'error'; code: 'gone' | 'colleagueBusy' }>;

const refused = (code: 'gone' | 'colleagueBusy') => ({ status: 'error', code }) as const;

/** Null when the appointment or the actor does not permit the handover. */
export async function listHeirs(actor: StaffActor, id: string) {
  requireRight(actor, 'diary.read');
  const found = await findDiaryAppointment(id);
  if (!found || !canReassign(found.appointment)) return null;
  if (!isAllowed(actor, 'diary.edit', ownersOfAppointment(actor, found.staffId))) return null;
  return freeColleagues(found.appointment, found.staffId);
}

/**
 * Reassigns one appointment to a colleague free at that time; emails the client and both colleagues.
 * Choose from `listHeirs`.
 */
export async function reassignToColleague(actor: StaffActor, id: string, heirId: string): Promise<HandOver> {
  const found = await findDiaryAppointment(id);
  if (!found) return refused('gone');
  const subject = { kind: 'appointment', id, ownerIds: ownersOfAppointment(actor, found.staffId) } as const;
  const result = await orRefusal(
    nullIfTaken(() =>
      withRight(actor, 'diary.edit', subject, async (record) => {
        // Lock order: staff, appointments, calendars, as in the removal of a staff member.
        const isPresent = (await lockStaff()).some(({ userId }) => userId === heirId);
        const appointment = await lockAppointment(id);
        const [heir, former] = [await findStaff(heirId), found.staffId ? await findStaff(found.staffId) : null];
        if (!appointment || !canReassign(appointment) || appointment.calendarId !== found.appointment.calendarId) {
          return refused('gone');
        }
        if (!heir || !isPresent || heirId === found.staffId) return refused('colleagueBusy');
        const passed = await reassignTo(appointment, heirId);
        const agent = staffName(heir);
        await storeAppointmentEmails(passed, 'passedOn', { agent, by: actor.userId });
        if (former && !former.endedAt && former.userId !== actor.userId) {
          await storeHandOverNotice(passed, former.email);
        }
        const { reference } = passed;
        await record('appointmentPassedOn', { before: { reference }, after: { reference, to: agent } });
        return { status: 'done' } as const;
      }),
    ),
  );
  return result === null || typeof result === 'string' ? refused('colleagueBusy') : result;
}

async function reassignTo(appointment: Appointment, heirId: string): Promise<Appointment> {
  const { calendarId, id, kind, listingId, startsAt } = appointment;
  const { id: heirCalendar } = await calendarOf({ staffId: heirId });
  const listing = kind === 'viewing' && listingId !== null ? await calendarOf({ listingId }) : null;
  const others = [calendarId, listing?.id].filter((one) => typeof one === 'string');
  await lockCalendars([heirCalendar, ...others]);
  await reserveTime({ ...appointment, calendarId: heirCalendar }, startsAt.getTime(), false);
  const passed = await reassignAppointment(id, heirCalendar);
  await rebuildTravelBlocks(calendarId, startsAt.getTime());
  return passed;
}

const canReassign = ({ calendarId, kind, startsAt, status }: Appointment) =>
  status === 'scheduled' && startsAt.getTime() > Date.now() && (calendarId !== null || kind !== 'call');
