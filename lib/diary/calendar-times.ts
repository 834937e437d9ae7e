import ICAL from 'ical.js';
import { isTimeZone } from '@/lib/appointments/time-zone';
import { isoDay } from '@/lib/text/iso-day';
import { momentAt } from './open-spans';

const FIRST_YEAR = 2020;

/** Moment (ms since 1970) of a time of a calendar; `tzid` as its property says. */
export type MomentOf = (time: ICAL.Time, tzid: string | undefined) => number;

/** `YYYY-MM-DD` on the clock of a time. */
export const dayOf = ({ day, month, year }: ICAL.Time): string => isoDay(new Date(Date.UTC(year, month - 1, day)));

/** A time as if it were UTC: within a day of its moment, and cheap. */
export const roughly = ({ day, hour, minute, month, year }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute);

export const tzidOf = (property: ICAL.Property): string | undefined => property.getFirstParameter('tzid') || undefined;

/**
 * Reads times of a calendar: zones with a name that we know go by our clock, others by what the calendar says of them,
 * and those of which it says nothing by `zone`.
 */
export function momentReader(calendar: ICAL.Component, zone: string): MomentOf {
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((part) => [String(part.getFirstPropertyValue('tzid')), part] as const),
  );
  const found = new Map<string, string | ICAL.Timezone>();
  const zoneOf = (tzid: string) => {
    const known = found.get(tzid) ?? nameOf(tzid) ?? descriptionOf(described.get(tzid)) ?? zone;
    found.set(tzid, known);
    return known;
  };
  return (time, tzid) => {
    if (time.zone === ICAL.Timezone.utcTimezone && !time.isDate) return time.toUnixTime() * 1_000;
    const own = tzid === undefined || time.isDate ? zone : zoneOf(tzid);
    if (typeof own === 'string') return momentAt(dayOf(time), time.hour * 60 + time.minute, own);
    const there = time.clone();
    there.zone = own;
    return there.toUnixTime() * 1_000;
  };
}

/** `Europe/Madrid`, and at the end of `/example.org/20050126_1/Europe/Madrid`. */
function nameOf(tzid: string): string | undefined {
  return [tzid, tzid.split('/').slice(-2).join('/')].find((name) => isTimeZone(name));
}

/** Outlook's begin in 1601, and the reader counts every year since. */
function descriptionOf(part: ICAL.Component | undefined): ICAL.Timezone | undefined {
  for (const season of part?.getAllSubcomponents() ?? []) {
    const property = season.getFirstProperty('dtstart');
    const time = property?.getFirstValue();
    if (!property || !(time instanceof ICAL.Time) || time.year >= FIRST_YEAR || !season.hasProperty('rrule')) continue;
    const later = time.clone();
    later.year = FIRST_YEAR;
    property.setValue(later);
  }
  return part && new ICAL.Timezone(part);
}
