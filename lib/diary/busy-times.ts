import ICAL from 'ical.js';
import { isUnreadable, readCalendarParts } from './calendar-parts';
import { stampMoment, stampOf, zonesOf, type Stamp, type Zones } from './calendar-times';
import { endOfPeriod, readEvent, type EventPart } from './event-parts';
import { DAY_MS, dayOf, ruleTimes } from './recurrence';
import type { Span } from './open-spans';

type Query = Readonly<{
  span: Span;
  /** Zone of whole days, and of times without a zone when the calendar names none. */
  zone: string;
  isOurs: (uid: string) => boolean;
  /** Email addresses, in small letters, under which the owner is invited. */
  ownAddresses: ReadonlySet<string>;
}>;

export type BusyTimes = Readonly<{
  /** Ordered and merged. */
  spans: readonly Span[];
  /** Unknown zones: busy at all hours that they can mean. */
  unknownZones: readonly string[];
  /** Number of events that cannot be read and are not busy. */
  unreadEvents: number;
}>;

type Doubtful = Span & Readonly<{ unknownZone: string | null }>;

const HOUR_MS = 3_600_000;
const MARGIN_MS = 2 * DAY_MS;
/** Local time is at most so far ahead of UTC, and behind it. */
const [AHEAD_MS, BEHIND_MS] = [14 * HOUR_MS, 12 * HOUR_MS];

/** Reads RFC 5545. A rule may never return: use a time limit. @throws Error for an invalid calendar. */
export function busyTimes(file: string, query: Query): BusyTimes {
  const events: EventPart[] = [];
  const spans: Doubtful[] = [];
  let unreadEvents = 0;
  /** One invalid event does not discard the others. */
  const attempt = (read: () => void, isComplete = true) => {
    let isRead = isComplete;
    try {
      read();
    } catch {
      isRead = false;
    }
    if (!isRead) unreadEvents += 1;
  };
  for (const calendar of readCalendarParts(file)) {
    const zones = zonesOf(calendar, query.zone);
    for (const part of calendar.parts) {
      const isWhole = !isUnreadable(part);
      if (part.name === 'vevent') attempt(() => events.push(readEvent(part, zones, query.ownAddresses)), isWhole);
      if (part.name === 'vfreebusy') attempt(() => spans.push(...publishedSpans(part, zones)), isWhole);
    }
  }
  for (const parts of groupsOf(events.filter(({ uid }) => !query.isOurs(uid)))) {
    attempt(() => spans.push(...spansOf(parts, query.span)));
  }
  const near = spans.filter(({ from, to }) => from < query.span.to && to > query.span.from);
  return {
    spans: mergeSpans(near),
    unknownZones: [...new Set(near.flatMap(({ unknownZone }) => unknownZone ?? []))],
    unreadEvents,
  };
}

/** Returns the parts of each event, the valid one of those that replace each other. Without a UID each is its own. */
function groupsOf(events: readonly EventPart[]): Iterable<readonly EventPart[]> {
  const groups = new Map<string, Map<string, EventPart>>();
  for (const [index, event] of events.entries()) {
    const id = event.uid || `without ${index}`;
    const parts = groups.get(id) ?? new Map<string, EventPart>();
    const key = event.replaced ? String(stampMoment(event.replaced)) : '';
    const other = parts.get(key);
    if (!other || !isNewer(other, event)) parts.set(key, event);
    groups.set(id, parts);
  }
  return [...groups.values()].map((parts) => [...parts.values()]);
}

const isNewer = (one: EventPart, other: EventPart) =>
  one.sequence === other.sequence ? one.changedAt() > other.changedAt() : one.sequence > other.sequence;

function spansOf(parts: readonly EventPart[], span: Span): readonly Doubtful[] {
  const replacing = parts.filter((part) => part.replaced !== null);
  const ranges = replacing.filter(({ isRange }) => isRange).toSorted((a, b) => replacedAt(a) - replacedAt(b));
  const reach = Math.max(0, ...ranges.map((range) => Math.abs(range.start.local - (range.replaced?.local ?? 0))));
  const near = { from: span.from - MARGIN_MS - reach, to: span.to + MARGIN_MS + reach };
  const recurring = parts
    .filter((part) => part.replaced === null)
    .flatMap((part) => {
      const occurrences = occurrencesOf(part, near);
      if (occurrences.length === 0) return [];
      const isLeftOut = matcherOf(part, [...part.exceptions, ...replacing.flatMap(({ replaced }) => replaced ?? [])]);
      return occurrences.flatMap(({ end, local }) => {
        if (isLeftOut(local)) return [];
        const moment = part.start.zone.momentOf(local);
        const range = ranges.findLast((one) => replacedAt(one) < moment);
        return range ? spanOf(range, shifted(range, moment)) : spanOf(part, local, end);
      });
    });
  const changed = replacing.filter((part) => isNear(part, part.start.local, near));
  return [...recurring, ...changed.flatMap((part) => spanOf(part, part.start.local))];
}

const replacedAt = ({ replaced }: EventPart) => (replaced ? stampMoment(replaced) : 0);

/** Moves an occurrence as far as the first one of a changed range. */
const shifted = ({ start, ...range }: EventPart, moment: number) =>
  start.zone.localOf(moment) + start.local - start.zone.localOf(replacedAt({ start, ...range }));

function spanOf({ endOf, isFree, start, unknownZone }: EventPart, local: number, end?: number | null) {
  const [from, to] = [start.zone.momentOf(local), end ?? endOf(local)];
  return isFree ? [] : doubtful({ from, to }, unknownZone);
}

/** Includes every moment that a local time of an unknown zone can mean. */
function doubtful({ from, to }: Span, unknownZone: string | null): readonly Doubtful[] {
  if (from >= to) return [];
  return [
    unknownZone === null ? { from, to, unknownZone } : { from: from - AHEAD_MS, to: to + BEHIND_MS, unknownZone },
  ];
}

function occurrencesOf(part: EventPart, near: Span): readonly Readonly<{ local: number; end: number | null }>[] {
  const { dates, roughLength, rules, start } = part;
  // The end of a rule in UTC can be late in an unknown zone.
  const ahead = start.zone.unknown === null ? 0 : AHEAD_MS;
  const range = {
    start: start.local,
    isDate: start.isDate,
    from: near.from - roughLength,
    to: near.to,
    localOf: (moment: number) => start.zone.localOf(moment) + ahead,
  };
  const first = isNear(part, start.local, near) ? [start.local] : [];
  const locals = new Set([...first, ...rules.flatMap((rule) => ruleTimes(rule, range))]);
  const added = dates.map(({ end, stamp }) => ({ local: localIn(part, stamp), end }));
  return [...[...locals].map((local) => ({ local, end: null })), ...added];
}

const isNear = ({ roughLength }: EventPart, local: number, near: Span) =>
  local < near.to && local + roughLength > near.from;

function matcherOf({ start }: EventPart, stamps: readonly Stamp[]): (local: number) => boolean {
  const days = new Set(stamps.filter(({ isDate }) => isDate || start.isDate).map((stamp) => dayIn(stamp, start.zone)));
  const moments = new Set(start.isDate ? [] : stamps.filter(({ isDate }) => !isDate).map(stampMoment));
  return (local) => days.has(dayOf(local)) || moments.has(start.zone.momentOf(local));
}

/** A day has the time of the event's start. */
function localIn({ start }: EventPart, stamp: Stamp): number {
  if (start.isDate) return dayIn(stamp, start.zone);
  if (stamp.isDate) return stamp.local + start.local - dayOf(start.local);
  return start.zone.localOf(stampMoment(stamp));
}

/** Midnight is written for a day, whatever its zone. */
const dayIn = (stamp: Stamp, zone: Stamp['zone']) =>
  stamp.local === dayOf(stamp.local) ? stamp.local : dayOf(zone.localOf(stampMoment(stamp)));

function publishedSpans(part: ICAL.Component, zones: Zones): readonly Doubtful[] {
  return part
    .getAllProperties('freebusy')
    .filter((property) => String(property.getFirstParameter('fbtype')).trim().toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.getValues().flatMap((value: unknown) => {
        if (!(value instanceof ICAL.Period)) return [];
        const start = stampOf(value.start, property, zones);
        return doubtful({ from: stampMoment(start), to: endOfPeriod(value, property, zones) }, start.zone.unknown);
      }),
    );
}

function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
}
