import ICAL from 'ical.js';
import { isTimeZone } from '@/lib/appointments/time-zone';
import { isoDay } from '@/lib/text/iso-day';
import { momentAt } from './open-spans';

const FIRST_YEAR = 2020;

/** Converts a calendar time to ms since 1970; `tzid` as in its property. */
export type MomentOf = (time: ICAL.Time, tzid: string | undefined) => number;

export const dayOf = ({ day, month, year }: ICAL.Time): string => isoDay(new Date(Date.UTC(year, month - 1, day)));

export const roughly = ({ day, hour, minute, month, year }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute);

export const tzidOf = (property: ICAL.Property): string | undefined => property.getFirstParameter('tzid') || undefined;

/** Uses known zone names first, then the calendar's definitions, then `zone`. */
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

function nameOf(tzid: string): string | undefined {
  return [tzid, tzid.split('/').slice(-2).join('/')].find((name) => isTimeZone(name));
}

/** Outlook zones begin in 1601, and the parser counts every year since. */
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
