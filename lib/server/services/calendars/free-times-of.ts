import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { addDays, wallClock } from '@/lib/appointments/time-zone';
import { commonSpans, freeTimes } from '@/lib/diary/free-times';
import { openSpans, type Span } from '@/lib/diary/open-spans';
import { isTooTight } from '@/lib/diary/travel';
import { spanOfDay } from '@/lib/diary/week';
import { findListing } from '@/lib/listings/catalogue/listings';
import { siteFacts } from '@/lib/site/site-facts';
import { listCells } from '@/lib/server/data/diary/appointment-cells';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import {
  findCalendar,
  findCalendarStaff,
  listBlocks,
  listRules,
  type CalendarOwner,
} from '@/lib/server/data/diary/calendars';
import { listScheduled } from '@/lib/server/data/diary/diary';
import { findStaffOfTeam } from '@/lib/server/data/staff/present-staff';
import { openRulesOf, visitRulesOf } from './calendar-rules';
import { stopOf } from './stop-of';

export type FreeTimesOfListing = Readonly<Record<string, readonly number[]>>;

type Wanted = Readonly<{
  listingId: string;
  staffId: string;
  minutes: number;
  own?: string;
}>;

export const VIEWING_MINUTES = 30;
const MAX_DAYS = 14;

/** Null when the listing is not on the market or its agent has no account. */
export async function viewingAgent(listingId: string): Promise<string | null> {
  const listing = findListing(listingId);
  return listing && listing.status !== 'sold' ? findStaffOfTeam(listing.agent) : null;
}

/** Free times of the next `count` days that have any. Null when no agent is available. */
export async function freeTimesOf(
  listingId: string,
  from: string,
  count: number,
  now = Date.now(),
): Promise<FreeTimesOfListing | null> {
  const staffId = await viewingAgent(listingId);
  return staffId === null ? null : readFreeTimes({ listingId, staffId, minutes: VIEWING_MINUTES }, from, count, now);
}

/** Returns null when the agent or listing no longer exists. */
export async function freeTimesToMove(appointment: Appointment, from: string, count: number) {
  const wanted = await wantedOf(appointment);
  return wanted && readFreeTimes(wanted, from, count);
}

/** Returns null unless it is a viewing in a staff calendar. */
export async function wantedOf({ calendarId, id, kind, listingId, minutes }: Appointment): Promise<Wanted | null> {
  if (kind !== 'viewing' || listingId === null || calendarId === null) return null;
  const agent = await findCalendarStaff(calendarId);
  return agent && findListing(listingId) ? { listingId, staffId: agent.userId, minutes, own: id } : null;
}

export async function isFreeFor(wanted: Wanted, start: number): Promise<boolean> {
  const { day } = wallClock(start, appointmentRules().zone);
  return Boolean((await readFreeTimes(wanted, day, 1))[day]?.includes(start));
}

async function readFreeTimes(
  wanted: Wanted,
  from: string,
  count: number,
  now = Date.now(),
): Promise<FreeTimesOfListing> {
  const { listingId, minutes, staffId } = wanted;
  const { daysAhead, noticeMinutes, zone } = appointmentRules();
  const today = wallClock(now, zone).day;
  const last = addDays(today, daysAhead);
  const first = from > today ? from : today;
  if (first > last) return {};
  const span = { from: spanOfDay(first, zone).from, to: spanOfDay(last, zone).to };
  const agent = await readCalendar({ staffId }, span, wanted);
  const listing = await readCalendar({ listingId }, span, wanted);
  const [rules, visits] = [openRulesOf(agent.rules), visitRulesOf(listing.rules)];
  const free: Record<string, readonly number[]> = {};
  for (let day = first; day <= last && Object.keys(free).length < Math.min(count, MAX_DAYS); day = addDays(day, 1)) {
    const open = openSpans(rules, day);
    const starts = freeTimes({
      open: visits ? commonSpans(open, openSpans(visits, day)) : open,
      taken: new Set([...agent.taken, ...listing.taken]),
      blocks: [...agent.blocks, ...listing.blocks],
      minutes,
      earliest: now + noticeMinutes * 60_000,
    }).filter((start) => isInReach(wanted, start, agent.booked, spanOfDay(day, zone)));
    if (starts.length > 0) free[day] = starts;
  }
  return free;
}

function isInReach({ listingId, minutes }: Wanted, start: number, booked: readonly Appointment[], day: Span): boolean {
  const others = booked
    .map((one) => stopOf(one, one.startsAt.getTime()))
    .filter((stop) => stop.start < day.to && stop.start + stop.minutes * 60_000 > day.from);
  return (['inPerson', 'video'] as const).every((mode) => {
    const stop = stopOf({ id: 'new', listingId, minutes, mode }, start);
    return !isTooTight([...others, stop], siteFacts().agency.coordinates, stop.id);
  });
}

/** Ignores travel blocks: each appointment recalculates them. */
async function readCalendar(owner: CalendarOwner, { from, to }: Span, { own }: Wanted) {
  const calendar = await findCalendar(owner);
  if (!calendar) return { rules: [], taken: [], blocks: [], booked: [] };
  const cells = await listCells([calendar.id], from, to);
  const blocks = await listBlocks([calendar.id], from, to);
  const booked = 'staffId' in owner ? await listScheduled(calendar.id, from, to) : [];
  return {
    rules: await listRules(calendar.id),
    taken: cells
      .filter(({ appointmentId, kind }) => kind === 'appointment' && appointmentId !== own)
      .map(({ startsAt }) => startsAt.getTime()),
    blocks: blocks.map(({ endsAt, startsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
    booked: booked.filter(({ id }) => id !== own),
  };
}
