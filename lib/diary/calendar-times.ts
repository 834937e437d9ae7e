import ICAL from 'ical.js';
import { offsetMinutes } from '@/lib/appointments/time-zone';
import type { CalendarParts } from './calendar-parts';
import { DAY_MS, isUtc, localTime, ruleTimes } from './recurrence';
import { zoneOfDescription, zoneOfName } from './zone-names';

/** Local times are ms since 1970 as if they were UTC. */
type Zone = Readonly<{
  momentOf: (local: number) => number;
  localOf: (moment: number) => number;
  /** Name of an unknown zone; its local times count as UTC. */
  unknown: string | null;
}>;

export type Stamp = Readonly<{ local: number; isDate: boolean; zone: Zone }>;

export type Zones = Readonly<{
  named: (tzid: string) => Zone;
  /** Zone of whole days. */
  days: Zone;
  /** Zone of times without one. */
  floating: Zone;
}>;

type OffsetAt = (moment: number) => number;

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * DAY_MS;
/** Definitions of zones begin in 1601. */
const FIRST_YEAR = 2020;
const YEARS_AHEAD = 10;

export function stampOf(time: ICAL.Time, property: ICAL.Property, zones: Zones): Stamp {
  const tzid = property.getFirstParameter('tzid');
  const timed = isUtc(time) ? utc : tzid ? zones.named(tzid) : zones.floating;
  return { local: localTime(time), isDate: time.isDate, zone: time.isDate ? zones.days : timed };
}

export const stampMoment = ({ local, zone }: Stamp): number => zone.momentOf(local);

/** Finds zones by known names first, then by the calendar's definitions, then by descriptions. */
export function zonesOf({ calendar, parts }: CalendarParts, ownZone: string): Zones {
  const definitions = new Map(
    parts
      .filter(({ name }) => name === 'vtimezone')
      .map((part) => [String(part.getFirstPropertyValue('tzid')), part] as const),
  );
  const found = new Map<string, Zone>();
  const named = (tzid: string) => {
    const zone = found.get(tzid) ?? findZone(tzid, definitions.get(tzid));
    found.set(tzid, zone);
    return zone;
  };
  const stated = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '').trim();
  const days = ianaZone(ownZone);
  return { named, days, floating: stated ? named(stated) : days };
}

function findZone(tzid: string, definition: ICAL.Component | undefined): Zone {
  const name = zoneOfName(tzid);
  if (name) return ianaZone(name);
  const defined = definition && definedOffsets(definition);
  if (defined) return zoneOf(defined);
  const described = zoneOfDescription(tzid);
  if (described === null) return { ...utc, unknown: tzid };
  return typeof described === 'string' ? ianaZone(described) : zoneOf(() => described * MINUTE_MS);
}

/** Clocks change at most once in a week: most offsets are those of its ends. */
function ianaZone(name: string): Zone {
  const offsets = new Map<number, number>();
  const offsetAt = (moment: number) => offsetMinutes(moment, name) * MINUTE_MS;
  const atWeek = (week: number) => {
    const offset = offsets.get(week) ?? offsetAt(week * WEEK_MS);
    offsets.set(week, offset);
    return offset;
  };
  return zoneOf((moment) => {
    const week = Math.floor(moment / WEEK_MS);
    return atWeek(week) === atWeek(week + 1) ? atWeek(week) : offsetAt(moment);
  });
}

/** Of a repeated hour the first; a skipped one has the offset before the gap (RFC 5545, 3.3.5). */
function zoneOf(offsetAt: OffsetAt): Zone {
  return {
    unknown: null,
    localOf: (moment) => moment + offsetAt(moment),
    momentOf: (local) => {
      const [before, after] = [local - offsetAt(local - DAY_MS), local - offsetAt(local + DAY_MS)];
      return [before, after].find((moment) => moment + offsetAt(moment) === local) ?? before;
    },
  };
}

const utc = zoneOf(() => 0);

function definedOffsets(definition: ICAL.Component): OffsetAt | null {
  const changes = definition
    .getAllSubcomponents()
    .flatMap(changesOf)
    .toSorted((a, b) => a.moment - b.moment);
  const [first] = changes;
  return first ? (moment) => changes.findLast((change) => change.moment <= moment)?.to ?? first.from : null;
}

function changesOf(season: ICAL.Component) {
  const [from, to] = ['tzoffsetfrom', 'tzoffsetto'].map((name) => season.getFirstPropertyValue(name));
  const start = season.getFirstPropertyValue('dtstart');
  if (!(from instanceof ICAL.UtcOffset) || !(to instanceof ICAL.UtcOffset) || !(start instanceof ICAL.Time)) return [];
  const offsets = { from: from.toSeconds() * 1_000, to: to.toSeconds() * 1_000 };
  const rule = season.getFirstPropertyValue('rrule');
  const dates = season.getAllProperties('rdate').flatMap((property) => property.getValues());
  const times = [start, ...dates].flatMap((time) => (time instanceof ICAL.Time ? [localTime(time)] : []));
  const yearly = rule instanceof ICAL.Recur ? yearlyTimes(rule, start, offsets.from) : [];
  return [...times, ...yearly].map((local) => ({ ...offsets, moment: local - offsets.from }));
}

function yearlyTimes(rule: ICAL.Recur, start: ICAL.Time, offset: number): readonly number[] {
  const first = start.clone();
  if (!rule.count) first.year = Math.max(first.year, FIRST_YEAR);
  return ruleTimes(rule, {
    start: localTime(first),
    isDate: false,
    from: -Infinity,
    to: Date.UTC(new Date().getUTCFullYear() + YEARS_AHEAD, 0),
    localOf: (moment) => moment + offset,
  });
}
