import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { slotsOfAppointment } from '@/lib/appointments/fitting-starts';
import { wallClock } from '@/lib/appointments/time-zone';
import { CELL_MS, cellsOf } from '@/lib/diary/cells';
import { openSpans } from '@/lib/diary/open-spans';
import { isTooTight, planTravel, type Stop } from '@/lib/diary/travel';
import { siteFacts } from '@/lib/site/site-facts';
import { releaseCells, releaseTravel, reserveCells, reserveFreeCells } from '@/lib/server/data/diary/appointment-cells';
import { reserveSlots, type Appointment } from '@/lib/server/data/diary/appointments';
import { calendarOf, listBlocks, listRules, lockCalendars } from '@/lib/server/data/diary/calendars';
import { visitRulesOf } from './calendar-rules';
import { stopOf, stopsOfDay } from './stop-of';

export type ReservationRefusal = 'blocked' | 'homeClosed' | 'tooTight';

class ReservationRefusedError extends Error {
  override readonly name = 'ReservationRefusedError';
  constructor(readonly code: ReservationRefusal) {
    super(code);
  }
}

const SLOT_MS = 2 * CELL_MS;

type Held = Pick<Appointment, 'calendarId' | 'id' | 'kind' | 'listingId' | 'minutes' | 'mode'>;

/**
 * Reserves time and travel in every calendar concerned. Releases an agent's former time; `moveAppointment` does so for
 * the office. Call it inside `unlessTaken`, before the row has the new time.
 * @throws SlotTakenError, ReservationRefusedError
 */
export async function reserveTime(appointment: Held, start: number, ignoresTravel: boolean): Promise<void> {
  const { calendarId, id, kind, listingId, minutes } = appointment;
  if (calendarId === null) return reserveSlots(id, officeSlots(start, minutes));
  const listing = kind === 'viewing' && listingId !== null ? await calendarOf({ listingId }) : null;
  const calendarIds = [calendarId, ...(listing ? [listing.id] : [])];
  await lockCalendars(calendarIds);
  const span = { from: start, to: start + minutes * 60_000 };
  const blocks = await listBlocks(calendarIds, span.from, span.to);
  if (blocks.some((block) => block.calendarId === calendarId)) throw new ReservationRefusedError('blocked');
  const visits = listing && visitRulesOf(await listRules(listing.id));
  const isShut =
    visits && !openSpans(visits, dayOf(start)).some((open) => open.from <= span.from && span.to <= open.to);
  if (blocks.length > 0 || isShut) throw new ReservationRefusedError('homeClosed');

  const others = (await stopsOfDay(calendarId, start)).filter((other) => other.id !== id);
  await releaseTravel([id, ...others.map((other) => other.id)]);
  await releaseCells(id);
  const cells = cellsOf(start, minutes);
  for (const calendar of calendarIds) await reserveCells(calendar, id, cells);
  await storeTravelBlocks(calendarId, [...others, stopOf(appointment, start)], ignoresTravel ? null : id);
}

export async function rebuildTravelBlocks(calendarId: string | null, start: number): Promise<void> {
  if (calendarId === null) return;
  await lockCalendars([calendarId]);
  const stops = await stopsOfDay(calendarId, start);
  await releaseTravel(stops.map(({ id }) => id));
  for (const { id, minutes, start: at } of stops) await reserveFreeCells(calendarId, id, cellsOf(at, minutes));
  await storeTravelBlocks(calendarId, stops, null);
}

/** `strictId`: appointment that requires sufficient travel time before and after. */
async function storeTravelBlocks(calendarId: string, stops: readonly Stop[], strictId: string | null): Promise<void> {
  const base = siteFacts().agency.coordinates;
  if (strictId !== null && isTooTight(stops, base, strictId)) throw new ReservationRefusedError('tooTight');
  for (const { cells, id } of planTravel(stops, base)) await reserveCells(calendarId, id, cells, 'travel');
}

export function officeSlots(start: number, minutes: number): readonly number[] {
  const first = Math.floor(start / SLOT_MS) * SLOT_MS;
  return slotsOfAppointment(first, (start - first) / 60_000 + minutes, SLOT_MS / 60_000);
}

const dayOf = (moment: number) => wallClock(moment, appointmentRules().zone).day;

export async function orRefusal<Result>(work: Promise<Result>): Promise<Result | ReservationRefusal> {
  return work.catch((error: unknown) => {
    if (error instanceof ReservationRefusedError) return error.code;
    throw error;
  });
}
