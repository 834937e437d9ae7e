import { isMonth, monthOf } from './month';
import type { Availability } from './fitting-starts';
import { isDay, isTimeZone } from './time-zone';

/** A month of the calendar, and how far one can leaf through it. */
export type MonthAvailability = Readonly<{
  month: string;
  firstMonth: string;
  lastMonth: string;
  days: Availability;
}>;

/** What a visitor chose so far, as the query of the page carries it. */
export type SlotChoice = Readonly<{
  /** Null: the next with a free time. */
  month: string | null;
  day: string | null;
  minutes: number;
  /** The visitor's time zone, where they chose one. */
  zone: string | null;
}>;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the query of the page; what makes no sense counts as not chosen. */
export function readChoice(query: Query, lengths: readonly number[]): SlotChoice {
  const one = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [day, month, zone, minutes] = [one('day'), one('month'), one('zone'), Number(one('minutes'))];
  const asked = isDay(day) ? day : null;
  return {
    month: isMonth(month) ? month : asked && monthOf(asked),
    day: asked && (!isMonth(month) || monthOf(asked) === month) ? asked : null,
    minutes: lengths.includes(minutes) ? minutes : (lengths[0] ?? 0),
    zone: isTimeZone(zone) ? zone : null,
  };
}
