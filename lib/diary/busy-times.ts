import ICAL from 'ical.js';
import { addDays } from '@/lib/appointments/time-zone';
import { dayOf, momentReader, roughly, tzidOf, type MomentOf } from './calendar-times';
import { momentAt, type Span } from './open-spans';

type Query = Readonly<{
  span: Span;
  /** Zone of whole days, times without a zone and unknown zones. */
  zone: string;
  isOurs: (uid: string) => boolean;
}>;

type Reading = Query & Readonly<{ momentOf: MomentOf }>;

const DAY_MS = 24 * 3_600_000;
const MARGIN_MS = 2 * DAY_MS;
const STEP_DAYS: Readonly<Partial<Record<string, number>>> = { DAILY: 1, WEEKLY: 7 };

/**
 * Returns busy times (RFC 5545), ordered and merged, without free, cancelled and invalid events. A rule may never
 * return: use a time limit.
 * @throws Error for an invalid calendar.
 */
export function busyTimes(file: string, query: Query): readonly Span[] {
  const parsed = ICAL.parse(file) as readonly unknown[];
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map((one) => new ICAL.Component(one as never));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('no calendar');
  return mergeSpans(
    calendars.flatMap((calendar) => {
      const reading = { ...query, momentOf: momentReader(calendar, query.zone) };
      const events = new Map<string, ICAL.Component[]>();
      for (const part of calendar.getAllSubcomponents('vevent')) {
        const uid = String(part.getFirstPropertyValue('uid') ?? '');
        const parts = events.get(uid);
        if (parts) parts.push(part);
        else events.set(uid, [part]);
      }
      return [...events].flatMap(([uid, parts]) => (query.isOurs(uid) ? [] : spansOf(parts, reading)));
    }),
  );
}

function spansOf(parts: readonly ICAL.Component[], reading: Reading): readonly Span[] {
  const keyOf = (time: ICAL.Time, tzid: string | undefined) =>
    time.isDate ? dayOf(time) : reading.momentOf(time, tzid);
  const changed = new Set(
    parts.flatMap((part) => {
      const property = part.getFirstProperty('recurrence-id');
      const time = property?.getFirstValue();
      return property && time instanceof ICAL.Time ? [keyOf(time, tzidOf(property))] : [];
    }),
  );
  return parts.flatMap((part) => {
    try {
      if (isFree(part)) return [];
      const { length, starts, toSpan, tzid } = readTimes(part, reading);
      const isOne = part.hasProperty('recurrence-id') || !(part.hasProperty('rrule') || part.hasProperty('rdate'));
      const isNear = (time: ICAL.Time) =>
        roughly(time) + length > reading.span.from - MARGIN_MS && roughly(time) < reading.span.to + MARGIN_MS;
      const times = (isOne ? [starts] : occurrences(part, reading.span, length)).filter(isNear);
      return times
        .filter((time) => isOne || !changed.has(keyOf(time, tzid)))
        .map(toSpan)
        .filter(({ from, to }) => from < to && from < reading.span.to && to > reading.span.from);
    } catch {
      // One invalid event does not discard the others.
      return [];
    }
  });
}

const isFree = (part: ICAL.Component) =>
  part.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  part.getFirstPropertyValue('status') === 'CANCELLED' ||
  part.getFirstPropertyValue('x-microsoft-cdo-busystatus') === 'FREE';

function readTimes(part: ICAL.Component, { momentOf, zone }: Reading) {
  const [property, endProperty] = [part.getFirstProperty('dtstart'), part.getFirstProperty('dtend')];
  const starts = property?.getFirstValue();
  if (!property || !(starts instanceof ICAL.Time)) throw new Error('an event without a start');
  const tzid = tzidOf(property);
  const ends = new ICAL.Event(part, { exceptions: [] }).endDate;
  const length = roughly(ends) - roughly(starts);
  const toSpan = (time: ICAL.Time): Span => {
    if (starts.isDate) {
      const day = dayOf(time);
      const days = Math.max(1, Math.round(length / DAY_MS));
      return { from: momentAt(day, 0, zone), to: momentAt(addDays(day, days), 0, zone) };
    }
    const exact = momentOf(ends, endProperty ? tzidOf(endProperty) : tzid) - momentOf(starts, tzid);
    const from = momentOf(time, tzid);
    return { from, to: from + exact };
  };
  return { starts, tzid, length, toSpan };
}

function occurrences(part: ICAL.Component, span: Span, length: number): readonly ICAL.Time[] {
  leap(part, span.from - MARGIN_MS - length);
  const iterator = new ICAL.Event(part, { exceptions: [] }).iterator();
  const times: ICAL.Time[] = [];
  for (let time = iterator.next(); time && roughly(time) < span.to + MARGIN_MS; time = iterator.next()) {
    if (roughly(time) + length > span.from - MARGIN_MS) times.push(time.clone());
  }
  return times;
}

/** Moves the start of an old recurring event close to a moment, because the parser counts every day. */
function leap(part: ICAL.Component, before: number): void {
  const [rule, ...others] = part.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (!(rule instanceof ICAL.Recur) || others.length > 0 || rule.count) return;
  const round = (STEP_DAYS[rule.freq] ?? 0) * Math.max(rule.interval, 1);
  const first = part.getFirstPropertyValue('dtstart');
  if (round === 0 || !(first instanceof ICAL.Time)) return;
  const days = Math.floor((before - roughly(first)) / DAY_MS / round) * round;
  if (days <= 0) return;
  for (const name of ['dtstart', 'dtend']) {
    const property = part.getFirstProperty(name);
    const time = property?.getFirstValue();
    if (!property || !(time instanceof ICAL.Time)) continue;
    const later = time.clone();
    later.adjust(days, 0, 0, 0);
    property.setValue(later);
  }
}

function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}
