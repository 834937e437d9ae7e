import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { staffName } from '@/lib/server/auth/current-staff';
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

/** To whom an appointment can be handed at its time; null where it cannot be, or not by the actor. */
export async function listHeirs(actor: StaffActor, id: string) {
  requireRight(actor, 'diary.read');
  const found = await findDiaryAppointment(id);
  if (!found || !canPass(found.appointment)) return null;
  if (!isAllowed(actor, 'diary.edit', ownersOfAppointment(actor, found.staffId))) return null;
  return freeColleagues(found.appointment, found.staffId);
}

/**
 * Gives one appointment to a colleague who is free then; the client, the colleague and whoever had it are written to.
 * Call `listHeirs` for the choice.
 */
export async function offboard(actor: StaffActor, id: string, heirId: string): Promise<HandOver> {
  const found = await findDiaryAppointment(id);
  if (!found) return refused('gone');
  const subject = { kind: 'appointment', id, ownerIds: ownersOfAppointment(actor, found.staffId) } as const;
  const result = await orRefusal(
    nullIfTaken(() =>
      withRight(actor, 'diary.edit', subject, async (record) => {
        // Staff, appointments, calendars: in the order of whoever ends somebody.
        const isPresent = (await lockStaff()).some(({ userId }) => userId === heirId);
        const appointment = await lockAppointment(id);
        const [heir, former] = [await findStaff(heirId), found.staffId ? await findStaff(found.staffId) : null];
        if (!appointment || !canPass(appointment) || appointment.calendarId !== found.appointment.calendarId) {
          return refused('gone');
        }
        if (!heir || !isPresent || heirId === found.staffId) return refused('colleagueBusy');
        const passed = await passTo(appointment, heirId);
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

/** Takes the time in the diary of the heir as a booking does, and gives back that of whoever had it. */
async function passTo(appointment: Appointment, heirId: string): Promise<Appointment> {
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

/** Calls of the office are everybody's. */
const canPass = ({ calendarId, kind, startsAt, status }: Appointment) =>
  status === 'scheduled' && startsAt.getTime() > Date.now() && (calendarId !== null || kind !== 'call');
