import { dayName } from '@/lib/site/opening-hours';
import { formatMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { cityOf, formatDay, formatOffset, timeOfDay } from './appointment-format';
import type { MonthAvailability } from './slot-choice';
import { addMonths, firstDayOf, weeksOf } from './month';
import { sameZone, wallClock } from './time-zone';

const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MINUTE_MS = 60_000;

/** `own` is set if the visitor's time or day differs from the office's. */
type Clock = Readonly<{ time: string; own?: string; ownDays?: number }>;

export type MonthView = MonthAvailability &
  Readonly<{
    name: string;
    previous: Readonly<{ month: string; name: string }>;
    next: Readonly<{ month: string; name: string }>;
    /** Monday first. */
    weekDays: readonly string[];
    weeks: readonly (readonly (Readonly<{ day: string; date: number; name: string }> | null)[])[];
    zone: string;
    city: string;
    offsets: Readonly<Record<string, string>>;
    /** By start or end of a slot (ms since 1970). */
    clocks: Readonly<Record<number, Clock>>;
  }>;

type Options = Readonly<{
  locale: Locale;
  officeZone: string;
  slotMinutes: number;
  zone: string;
  zones: readonly Readonly<{ id: string; city: string }>[];
}>;

/** Browsers need no day or zone names. */
export function describeMonth(read: MonthAvailability, options: Options): MonthView {
  const { locale, officeZone, slotMinutes, zones } = options;
  const ids = zones.map(({ id }) => id);
  const zone = sameZone(options.zone, ids) ?? options.zone;
  const named = (month: string) => ({ month, name: formatMonth(firstDayOf(month), locale) });
  const slots = Object.values(read.days).flat();
  const moments = new Set(slots.flatMap((slot) => [slot, slot + slotMinutes * MINUTE_MS]));
  return {
    ...read,
    name: named(read.month).name,
    previous: named(addMonths(read.month, -1)),
    next: named(addMonths(read.month, 1)),
    weekDays: WEEK_DAYS.map((day) => dayName(day, locale)),
    weeks: weeksOf(read.month).map((week) =>
      week.map((day) => (day === null ? null : { day, date: Number(day.slice(8)), name: formatDay(day, locale) })),
    ),
    zone,
    city: zones.find(({ id }) => id === zone)?.city ?? cityOf(zone),
    offsets: Object.fromEntries(
      Object.entries(read.days).map(([day, starts]) => [day, formatOffset(starts[0] ?? 0, zone)]),
    ),
    clocks: Object.fromEntries([...moments].map((moment) => [moment, clockAt(moment, officeZone, zone)])),
  };
}

function clockAt(moment: number, officeZone: string, zone: string): Clock {
  const [office, own] = [wallClock(moment, officeZone), wallClock(moment, zone)];
  const time = timeOfDay(office.minutes);
  if (own.day === office.day && own.minutes === office.minutes) return { time };
  const ownDays = Math.sign(own.day.localeCompare(office.day));
  return { time, own: timeOfDay(own.minutes), ...(ownDays !== 0 && { ownDays }) };
}
