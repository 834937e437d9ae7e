import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { addDays, wallClock } from '@/lib/appointments/time-zone';
import { commonSpans, freeTimes } from '@/lib/diary/free-times';
import { openSpans, type Span } from '@/lib/diary/open-spans';
import { spanOfDay } from '@/lib/diary/week';
import { findListing } from '@/lib/listings/listings';
import { listCells } from '@/lib/server/data/appointment-cells';
import { findCalendar, listBlocks, listRules, type CalendarOwner } from '@/lib/server/data/calendars';
import { findStaffOfTeam } from '@/lib/server/data/present-staff';
import { openRulesOf, visitRulesOf } from './calendar-rules';

/** Starts (ms since 1970) by day (`YYYY-MM-DD`). */
type FreeTimesOfHome = Readonly<Record<string, readonly number[]>>;

/** Of a viewing. */
const VIEWING_MINUTES = 30;
const MAX_DAYS = 14;

/**
 * Times at which a home's agent is free to show it, of so many days that have any, from a day on. Null without such a
 * home on the market, or without an account of its agent. Ways are reckoned when one is booked.
 */
export async function freeTimesOf(
  listingId: string,
  from: string,
  count: number,
  now = Date.now(),
): Promise<FreeTimesOfHome | null> {
  const listing = findListing(listingId);
  const staffId = listing && listing.status !== 'sold' ? await findStaffOfTeam(listing.agent) : null;
  if (staffId === null) return null;
  const { daysAhead, noticeMinutes, zone } = appointmentRules();
  const today = wallClock(now, zone).day;
  const last = addDays(today, daysAhead);
  const first = from > today ? from : today;
  if (first > last) return {};
  const span = { from: spanOfDay(first, zone).from, to: spanOfDay(last, zone).to };
  const [agent, home] = [await readCalendar({ staffId }, span), await readCalendar({ listingId }, span)];
  const [rules, visits] = [openRulesOf(agent.rules), visitRulesOf(home.rules)];
  const free: Record<string, readonly number[]> = {};
  for (let day = first; day <= last && Object.keys(free).length < Math.min(count, MAX_DAYS); day = addDays(day, 1)) {
    const open = openSpans(rules, day);
    const starts = freeTimes({
      open: visits ? commonSpans(open, openSpans(visits, day)) : open,
      taken: new Set([...agent.taken, ...home.taken]),
      blocks: [...agent.blocks, ...home.blocks],
      minutes: VIEWING_MINUTES,
      earliest: now + noticeMinutes * 60_000,
    });
    if (starts.length > 0) free[day] = starts;
  }
  return free;
}

async function readCalendar(owner: CalendarOwner, { from, to }: Span) {
  const calendar = await findCalendar(owner);
  if (!calendar) return { rules: [], taken: [], blocks: [] };
  const blocks = await listBlocks([calendar.id], from, to);
  return {
    rules: await listRules(calendar.id),
    taken: (await listCells([calendar.id], from, to)).map(({ startsAt }) => startsAt.getTime()),
    blocks: blocks.map(({ endsAt, startsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
  };
}
