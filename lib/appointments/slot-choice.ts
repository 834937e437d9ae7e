import { isMonth, monthOf } from './month';
import type { Availability } from './fitting-starts';
import { isDay, isTimeZone } from './time-zone';

export type MonthAvailability = Readonly<{
  month: string;
  firstMonth: string;
  lastMonth: string;
  days: Availability;
}>;

export type SlotChoice = Readonly<{
  /** Null: the next month with a free time. */
  month: string | null;
  day: string | null;
  minutes: number;
  zone: string | null;
}>;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Treats invalid values as absent. */
export function readChoice(query: Query, lengths: readonly number[]): SlotChoice {
  const one = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [day, month, zone, minutes] = [one('day'), one('month'), one('zone'), Number(one('minutes'))];
  const requestedDay = isDay(day) ? day : null;
  return {
    month: isMonth(month) ? month : requestedDay && monthOf(requestedDay),
    day: requestedDay && (!isMonth(month) || monthOf(requestedDay) === month) ? requestedDay : null,
    minutes: lengths.includes(minutes) ? minutes : (lengths[0] ?? 0),
    zone: isTimeZone(zone) ? zone : null,
  };
}
