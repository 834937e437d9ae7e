import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import { staffName } from '@/lib/server/auth/staff-name';
import { releaseCellsIn } from '@/lib/server/data/diary/appointment-cells';
import { reassignAppointment } from '@/lib/server/data/diary/appointment-changes';
import { lockAppointment } from '@/lib/server/data/diary/appointments';
import { calendarOf, findCalendar, lockCalendars } from '@/lib/server/data/diary/calendars';
import { listAhead } from '@/lib/server/data/diary/diary';
import type { StaffMember } from '@/lib/server/data/staff/staff';
import { storeAppointmentEmails } from '@/lib/server/services/appointments/appointment-emails';
import { rebuildTravelBlocks } from '@/lib/server/services/calendars/reserve-time';

export async function countAhead(userId: string): Promise<number> {
  const calendar = await findCalendar({ staffId: userId });
  return calendar ? (await listAhead(calendar.id)).length : 0;
}

/**
 * Reassigns future appointments at their times, in the open transaction, and emails the clients. Moves clashing ones
 * too;
 * see `listClashes`.
 */
export async function reassignAppointments(actor: Actor, userId: string, heir: StaffMember): Promise<number> {
  const calendar = await findCalendar({ staffId: userId });
  if (!calendar) return 0;
  const { id: heirCalendar } = await calendarOf({ staffId: heir.userId });
  // Lock order: appointments before calendars, as when an appointment is moved.
  for (const { id } of await listAhead(calendar.id)) await lockAppointment(id);
  await lockCalendars([calendar.id, heirCalendar]);
  const days = new Map<string, number>();
  const ahead = await listAhead(calendar.id);
  for (const { id, startsAt } of ahead) {
    await releaseCellsIn(calendar.id, id);
    const passed = await reassignAppointment(id, heirCalendar);
    await storeAppointmentEmails(passed, 'passedOn', {
      agent: staffName(heir),
      ...(actor.kind !== 'system' && { by: actor.userId }),
    });
    days.set(wallClock(startsAt.getTime(), appointmentRules().zone).day, startsAt.getTime());
  }
  for (const start of days.values()) await rebuildTravelBlocks(heirCalendar, start);
  return ahead.length;
}
