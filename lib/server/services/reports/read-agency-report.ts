import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { addDays, momentOf, wallClock } from '@/lib/appointments/time-zone';
import { figuresOf, firstDay, type Figures } from '@/lib/reports/sources';
import { listFigureEnquiries, listFigureEvents } from '@/lib/server/data/reports/figures';
import { listStaff } from '@/lib/server/data/staff/staff';
import { staffName } from '@/lib/server/auth/staff-name';
import { requireRight } from '@/lib/server/services/access/with-right';

type FiguresOfAgency = Readonly<{
  figures: Figures;
  names: ReadonlyMap<string, string>;
}>;

/** `now` in ms since 1970; covers the last four weeks and the previous four. */
export async function readAgencyReport(actor: Actor, now: number): Promise<FiguresOfAgency> {
  requireRight(actor, 'figures.read');
  const office = appointmentRules();
  const { day: today } = wallClock(now, office.zone);
  // One extra day, because days depend on the time zone.
  const since = new Date(`${addDays(firstDay(today), -1)}T00:00:00Z`);
  const until = new Date(momentOf({ day: addDays(today, 1), minutes: 0 }, office.zone) ?? now);
  const enquiries = await listFigureEnquiries(since);
  const events = await listFigureEvents(since, until);
  return {
    figures: figuresOf({ enquiries, events }, office, today),
    names: new Map((await listStaff()).map((member) => [member.userId, staffName(member)])),
  };
}
