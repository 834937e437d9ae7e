import ICAL from 'ical.js';
import { stampMoment, stampOf, type Stamp, type Zones } from './calendar-times';
import { DAY_MS, dayOf, localTime } from './recurrence';

/** End (ms since 1970) by local start. */
type EndOf = (local: number) => number;

export type EventPart = Readonly<{
  uid: string;
  start: Stamp;
  /** @throws Error for an event that ends before it begins. */
  endOf: EndOf;
  /** By local times, ms. */
  roughLength: number;
  isFree: boolean;
  unknownZone: string | null;
  /** The occurrence that this part replaces, or the first of all later ones. */
  replaced: Stamp | null;
  isRange: boolean;
  sequence: number;
  changedAt: () => number;
  rules: readonly ICAL.Recur[];
  dates: readonly Readonly<{ stamp: Stamp; end: number | null }>[];
  exceptions: readonly Stamp[];
}>;

const BACKWARDS = 'an event that ends before it begins';
const FREE = ['FREE', 'WORKINGELSEWHERE'];
const BUSY = ['BUSY', 'OOF', 'TENTATIVE'];
const REFUSED = ['DECLINED', 'DELEGATED'];

/** @throws Error for an event without a start. */
export function readEvent(part: ICAL.Component, calendarZones: Zones, ownAddresses: ReadonlySet<string>): EventPart {
  const [start] = stampsOf(part, 'dtstart', calendarZones);
  if (!start) throw new Error('an event without a start');
  // Other times without a zone are in that of the start.
  const zones = { ...calendarZones, floating: start.isDate ? calendarZones.floating : start.zone };
  const [end] = stampsOf(part, 'dtend', zones);
  const [replaced = null] = stampsOf(part, 'recurrence-id', zones);
  const duration: unknown = part.getFirstPropertyValue('duration');
  const text = (name: string) => String(part.getFirstPropertyValue(name) ?? '').trim();
  return {
    uid: text('uid'),
    start,
    endOf: endOf(start, end, duration),
    roughLength: Math.max(start.isDate ? DAY_MS : 0, (end?.local ?? start.local) - start.local, lengthOf(duration)),
    isFree: isFree(part) || isRefused(part, ownAddresses),
    unknownZone: start.zone.unknown ?? end?.zone.unknown ?? null,
    replaced,
    isRange:
      String(part.getFirstProperty('recurrence-id')?.getFirstParameter('range')).toUpperCase() === 'THISANDFUTURE',
    sequence: Number(text('sequence')) || 0,
    changedAt: () => changedAt(part),
    rules: part
      .getAllProperties('rrule')
      .map((property) => property.getFirstValue())
      .filter((rule) => rule instanceof ICAL.Recur),
    dates: datesOf(part, zones),
    exceptions: stampsOf(part, 'exdate', zones),
  };
}

export function endOfPeriod({ duration, end, start }: ICAL.Period, property: ICAL.Property, zones: Zones): number {
  if (end instanceof ICAL.Time) return stampMoment(stampOf(end, property, zones));
  const from = stampOf(start, property, zones);
  return duration instanceof ICAL.Duration ? afterDuration(from, duration)(from.local) : stampMoment(from);
}

function stampsOf(part: ICAL.Component, name: string, zones: Zones): readonly Stamp[] {
  return part
    .getAllProperties(name)
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((value: unknown) => (value instanceof ICAL.Time ? [stampOf(value, property, zones)] : [])),
    );
}

function datesOf(part: ICAL.Component, zones: Zones): EventPart['dates'] {
  const dates = stampsOf(part, 'rdate', zones).map((stamp) => ({ stamp, end: null }));
  const periods = part
    .getAllProperties('rdate')
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((value: unknown) =>
          value instanceof ICAL.Period
            ? [{ stamp: stampOf(value.start, property, zones), end: endOfPeriod(value, property, zones) }]
            : [],
        ),
    );
  return [...dates, ...periods];
}

/** An end has the same exact length for all occurrences, a duration the same days (RFC 5545, 3.8.5.3). */
function endOf(start: Stamp, end: Stamp | undefined, duration: unknown): EndOf {
  const { zone } = start;
  if (end && !start.isDate) {
    return (local) => {
      const length = (end.isDate ? zone.momentOf(end.local) : stampMoment(end)) - stampMoment(start);
      if (length < 0) throw new Error(BACKWARDS);
      return zone.momentOf(local) + length;
    };
  }
  if (!start.isDate) return duration instanceof ICAL.Duration ? afterDuration(start, duration) : zone.momentOf;
  const length = end ? end.local - start.local : lengthOf(duration);
  const days = Math.max(1, Math.ceil(length / DAY_MS));
  return (local) => {
    if (length < 0) throw new Error(BACKWARDS);
    return zone.momentOf(dayOf(local) + days * DAY_MS);
  };
}

const lengthOf = (duration: unknown) => (duration instanceof ICAL.Duration ? duration.toSeconds() * 1_000 : 0);

function afterDuration({ zone }: Stamp, duration: ICAL.Duration): EndOf {
  const { days, hours, isNegative, minutes, seconds, weeks } = duration;
  const exact = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  return (local) => {
    if (isNegative) throw new Error(BACKWARDS);
    return zone.momentOf(local + (weeks * 7 + days) * DAY_MS) + exact;
  };
}

function changedAt(part: ICAL.Component): number {
  const times = ['last-modified', 'dtstamp'].map((name) => part.getFirstPropertyValue(name));
  return Math.max(0, ...times.map((time) => (time instanceof ICAL.Time ? localTime(time) : 0)));
}

/** Outlook's status is more precise than TRANSP. */
function isFree(part: ICAL.Component): boolean {
  const word = (name: string) => String(part.getFirstPropertyValue(name)).trim().toUpperCase();
  const status = word('x-microsoft-cdo-busystatus');
  if (word('status') === 'CANCELLED' || FREE.includes(status)) return true;
  return word('transp') === 'TRANSPARENT' && !BUSY.includes(status);
}

function isRefused(part: ICAL.Component, ownAddresses: ReadonlySet<string>): boolean {
  const answers = part
    .getAllProperties('attendee')
    .filter((attendee) => addressesOf(attendee).some((address) => ownAddresses.has(address)))
    .map((attendee) => String(attendee.getFirstParameter('partstat')).trim().toUpperCase());
  return answers.length > 0 && answers.every((answer) => REFUSED.includes(answer));
}

const addressesOf = (attendee: ICAL.Property): readonly string[] =>
  [attendee.getFirstValue(), attendee.getFirstParameter('email')].map((value: unknown) =>
    plainAddress(String(value ?? '')),
  );

function plainAddress(value: string): string {
  const address = value.trim().replace(/^mailto:\s*/i, '');
  try {
    return decodeURIComponent(address).toLowerCase();
  } catch {
    return address.toLowerCase();
  }
}
