import { startsFor, type Availability } from './fitting-starts';
import { isHoliday } from './holidays';
import { addDays, momentOf, wallClock, weekDayOf } from './time-zone';

const MINUTE_MS = 60_000;

type Hours = Readonly<{ days: readonly number[]; opens: string; closes: string }>;

/** Times of day are in `zone`. */
export type AppointmentRules = Readonly<{
  zone: string;
  hours: readonly Hours[];
  holidays: Parameters<typeof isHoliday>[1];
  closedDays: readonly string[];
  slotMinutes: number;
  lengths: readonly number[];
  daysAhead: number;
  noticeMinutes: number;
}>;

export function openDays(rules: AppointmentRules, now: number): Readonly<{ first: string; last: string }> {
  const { day } = wallClock(now, rules.zone);
  return { first: day, last: addDays(day, rules.daysAhead) };
}

/** Returns starts within office hours, including taken and past ones. */
export function slotsOfDay(rules: AppointmentRules, day: string): readonly number[] {
  if (rules.closedDays.includes(day) || isHoliday(day, rules.holidays)) return [];
  return rules.hours
    .filter((entry) => entry.days.includes(weekDayOf(day)))
    .flatMap(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      const count = Math.max(0, Math.floor((to - from) / rules.slotMinutes));
      return Array.from({ length: count }, (_, index) => from + index * rules.slotMinutes);
    })
    .flatMap((minutes) => momentOf({ day, minutes }, rules.zone) ?? [])
    .sort((a, b) => a - b);
}

/** Returns free slots from `from` to `to`, inclusive. */
export function freeSlots(
  rules: AppointmentRules,
  range: Readonly<{ from: string; to: string }>,
  now: number,
  taken: ReadonlySet<number>,
): Availability {
  const open = openDays(rules, now);
  const earliest = now + rules.noticeMinutes * MINUTE_MS;
  const free: Record<string, readonly number[]> = {};
  const last = range.to < open.last ? range.to : open.last;
  for (let day = range.from > open.first ? range.from : open.first; day <= last; day = addDays(day, 1)) {
    const slots = slotsOfDay(rules, day).filter((start) => start >= earliest && !taken.has(start));
    if (slots.length > 0) free[day] = slots;
  }
  return free;
}

/** Checks the rules only, not existing bookings. */
export function isBookable(rules: AppointmentRules, start: number, minutes: number, now: number): boolean {
  if (!Number.isFinite(start) || Math.abs(start) > 8.64e15 || !rules.lengths.includes(minutes)) return false;
  const { day } = wallClock(start, rules.zone);
  const slots = freeSlots(rules, { from: day, to: day }, now, new Set())[day] ?? [];
  return startsFor(slots, minutes, rules.slotMinutes).includes(start);
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
