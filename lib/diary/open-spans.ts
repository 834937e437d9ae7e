import { isHoliday } from '@/lib/appointments/holidays';
import { minutesOf } from '@/lib/appointments/slots';
import { momentOf, weekDayOf } from '@/lib/appointments/time-zone';

/** ms since 1970; `to` is exclusive. */
export type Span = Readonly<{ from: number; to: number }>;

/** Times are `HH:MM` in `zone`. */
export type OpenRules = Readonly<{
  zone: string;
  hours: readonly Readonly<{ days: readonly number[]; opens: string; closes: string }>[];
  holidays: Parameters<typeof isHoliday>[1];
  closedDays: readonly string[];
}>;

const HOUR_MINUTES = 60;

export function openSpans(rules: OpenRules, day: string): readonly Span[] {
  if (rules.closedDays.includes(day) || isHoliday(day, rules.holidays)) return [];
  return rules.hours
    .filter(({ days }) => days.includes(weekDayOf(day)))
    .flatMap(({ opens, closes }) => {
      const [from, to] = [opens, closes].map((time) => momentAt(day, minutesOf(time), rules.zone));
      return from !== undefined && to !== undefined && from < to ? [{ from, to }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
}

/** A time skipped by the clock in spring is one hour later. */
export function momentAt(day: string, minutes: number, zone: string): number {
  const moment = momentOf({ day, minutes }, zone) ?? momentOf({ day, minutes: minutes + HOUR_MINUTES }, zone);
  if (moment === null) throw new Error(`no time of day: ${day}, minute ${minutes}`);
  return moment;
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
