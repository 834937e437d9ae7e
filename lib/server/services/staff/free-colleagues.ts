import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import { isTooTight } from '@/lib/diary/travel';
import { siteFacts } from '@/lib/site/site-facts';
import { staffName } from '@/lib/server/auth/staff-name';
import { findAbsence } from '@/lib/server/data/staff/absences';
import { listCells } from '@/lib/server/data/diary/appointment-cells';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { findCalendar, listBlocks } from '@/lib/server/data/diary/calendars';
import { listStaff } from '@/lib/server/data/staff/staff';
import { stopOf, stopsOfDay } from '@/lib/server/services/calendars/stop-of';

type Colleague = Readonly<{ id: string; name: string }>;

/** Returns staff that are not absent, booked, blocked or too far away at the time. */
export async function freeColleagues(appointment: Appointment, staffId: string | null): Promise<readonly Colleague[]> {
  const free: Colleague[] = [];
  for (const member of await listStaff()) {
    const { endedAt, userId } = member;
    if (endedAt || userId === staffId || !(await isFree(userId, appointment))) continue;
    free.push({ id: userId, name: staffName(member) });
  }
  return free;
}

/** Ignores travel blocks, which each appointment recalculates. */
async function isFree(userId: string, appointment: Appointment): Promise<boolean> {
  const [from, to] = spanOf(appointment);
  const { day } = wallClock(from, appointmentRules().zone);
  const absence = await findAbsence(userId);
  if (absence && absence.from <= day && day <= absence.until) return false;
  const calendar = await findCalendar({ staffId: userId });
  if (!calendar) return true;
  const cells = await listCells([calendar.id], from, to);
  if (cells.some(({ kind }) => kind === 'appointment') || (await listBlocks([calendar.id], from, to)).length > 0) {
    return false;
  }
  const stops = [...(await stopsOfDay(calendar.id, from)), stopOf(appointment, from)];
  return !isTooTight(stops, siteFacts().agency.coordinates, appointment.id);
}

function spanOf({ minutes, startsAt }: Appointment): readonly [from: number, to: number] {
  const from = startsAt.getTime();
  return [from, from + minutes * 60_000];
}
