import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import { staffName } from '@/lib/server/auth/current-staff';
import { releaseCellsIn } from '@/lib/server/data/diary/appointment-cells';
import { reassignAppointment } from '@/lib/server/data/diary/appointment-changes';
import { lockAppointment } from '@/lib/server/data/diary/appointments';
import { calendarOf, findCalendar, lockCalendars } from '@/lib/server/data/diary/calendars';
import { listAhead } from '@/lib/server/data/diary/diary';
import type { StaffMember } from '@/lib/server/data/staff/staff';
import { storeAppointmentEmails } from '@/lib/server/services/appointments/appointment-emails';
import { rebuildTravelBlocks } from '@/lib/server/services/calendars/reserve-time';

/** Appointments to come in the diary of somebody of the staff. */
export async function countAhead(userId: string): Promise<number> {
  const calendar = await findCalendar({ staffId: userId });
  return calendar ? (await listAhead(calendar.id)).length : 0;
}

/**
 * Gives them to a colleague at their times, in the open transaction, and writes to the clients. Where he is busy they
 * stand all the same, with what is free of their time: `listClashes` finds them.
 */
export async function reassignAppointments(actor: Actor, userId: string, heir: StaffMember): Promise<number> {
  const calendar = await findCalendar({ staffId: userId });
  if (!calendar) return 0;
  const { id: heirCalendar } = await calendarOf({ staffId: heir.userId });
  // Appointments before calendars, as whoever moves one locks them.
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
