import { DAY_MS, HOUR_MS, localOf, momentOf, written, writtenDay } from '@/tests/support/calendar-clock';
import {
  definition,
  event,
  part,
  pick,
  writeFile,
  ZONES,
  type Line,
  type Random,
} from '@/tests/support/calendar-grammar';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { busyTimes } from './busy-times';
import { decodeCalendar } from './calendar-text';
import type { Span } from './open-spans';

type Variant = Readonly<{ parts: readonly (readonly Line[])[]; head?: readonly Line[]; busy: readonly Span[] }>;

const VARIANTS = 200;
const HOME = 'Europe/Madrid';
/** Both changes of the clocks are inside. */
const SPAN = { from: Date.parse('2026-10-01T00:00Z'), to: Date.parse('2027-04-15T00:00Z') };
const QUARTER_MS = HOUR_MS / 4;

const wholeNumber = (next: Random, from: number, to: number) => from + Math.floor(next() * (to - from + 1));
const anyLocal = (next: Random) => Date.parse('2026-10-02T00:00Z') + wholeNumber(next, 0, 185 * 96) * QUARTER_MS;
const uid = (value: string): Line => ({ name: 'UID', value });
const utc = (moment: number) => `${written(moment)}Z`;

/** A zone, how an event names it, and its definition when the name needs one. */
function anyZone(next: Random) {
  const zone = pick(next, ZONES);
  const form = pick(next, ['iana', 'name', 'own'] as const);
  const tzid =
    form === 'iana' ? zone.iana : form === 'name' ? pick(next, zone.names) : `Zona de ${zone.iana.slice(-4)}`;
  const isDefined = form === 'own' || next() < 0.3;
  const at = (name: string, local: number): Line => ({ name, value: written(local), parameters: { TZID: tzid } });
  return { iana: zone.iana, tzid, at, parts: isDefined ? [definition(next, zone, tzid)] : [] };
}

const merged = (spans: readonly Span[]) => {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) result.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else result.push(span);
  }
  return result.filter(({ from, to }) => from < SPAN.to && to > SPAN.from);
};

const hours = (from: number, length: number): Span => ({ from, to: from + length });
const length = (next: Random) => wholeNumber(next, 1, 16) * QUARTER_MS;

function single(next: Random): Variant {
  const { at, iana, parts } = anyZone(next);
  const [local, long] = [anyLocal(next), length(next)];
  const from = momentOf(local, iana);
  const minutes = long / 60_000;
  const end = pick<Line>(next, [
    { name: 'DTEND', value: utc(from + long) },
    at('DTEND', localOf(from + long, iana)),
    { name: 'DURATION', value: `PT${minutes}M` },
    { name: 'DURATION', value: `+P0DT${Math.floor(minutes / 60)}H${minutes % 60}M0S` },
  ]);
  const start = next() < 0.2 ? { name: 'DTSTART', value: utc(from) } : at('DTSTART', local);
  // A local end in a repeated hour would be the first of the two.
  const to = end.parameters ? momentOf(localOf(from + long, iana), iana) : from + long;
  const first = start.parameters ? from : momentOf(local, iana);
  return { parts: [...parts, event(next, [uid('a'), start, end])], busy: to > first ? [{ from: first, to }] : [] };
}

function weekly(
  next: Random,
  change: (dates: readonly number[], lines: Line[], zone: ReturnType<typeof anyZone>) => readonly number[],
) {
  const zone = anyZone(next);
  const [long, step] = [length(next), wholeNumber(next, 1, 3)];
  const start = anyLocal(next) - wholeNumber(next, 0, 400) * DAY_MS;
  const dates = Array.from({ length: 120 }, (_, index) => start + index * step * 7 * DAY_MS);
  const lines = [uid('a'), zone.at('DTSTART', start), { name: 'DURATION', value: `PT${long / 60_000}M` }];
  const rule = ['FREQ=WEEKLY', ...(step > 1 ? [`INTERVAL=${step}`] : [])];
  const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  if (next() < 0.5) rule.push(`BYDAY=${days[new Date(start).getUTCDay()]}`);
  if (next() < 0.3) rule.push('WKST=MO');
  const kept = change(dates, lines, zone);
  const until = lines.findIndex(({ name }) => name === 'UNTIL');
  if (until >= 0) rule.push(...lines.splice(until, 1).map(({ value }) => value));
  return {
    parts: [...zone.parts, event(next, [...lines, { name: 'RRULE', value: rule.join(';') }])],
    busy: kept.map((local) => hours(momentOf(local, zone.iana), long)),
  };
}

/** The end of a rule as a moment, as an end of day, as a date, as a local time or as a number. */
const until = (next: Random): Variant =>
  weekly(next, (dates, lines, { iana }) => {
    const count = wholeNumber(next, 1, 60);
    const last = dates[count - 1] ?? 0;
    const endOfDay = momentOf(Math.floor(last / DAY_MS) * DAY_MS + DAY_MS - 1_000, iana);
    const value = pick(next, [
      `UNTIL=${utc(momentOf(last, iana))}`,
      `UNTIL=${utc(endOfDay)}`,
      `UNTIL=${writtenDay(last)}`,
      `UNTIL=${written(last)}`,
      `COUNT=${count}`,
    ]);
    lines.push({ name: 'UNTIL', value });
    return dates.slice(0, count);
  });

/** Dates left out and added, as moments, in another zone, as days and as periods. */
const dates = (next: Random): Variant => {
  const out: Span[] = [];
  const variant = weekly(next, (all, lines, { at, iana, tzid }) => {
    const removed = all.filter(() => next() < 0.3);
    for (const local of removed) {
      const moment = momentOf(local, iana);
      const elsewhere = { TZID: 'Asia/Tokyo' };
      lines.push(
        pick<Line>(next, [
          at('EXDATE', local),
          { name: 'EXDATE', value: utc(moment) },
          { name: 'EXDATE', value: written(localOf(moment, 'Asia/Tokyo')), parameters: elsewhere },
          { name: 'EXDATE', value: writtenDay(local), parameters: { VALUE: 'DATE' } },
        ]),
      );
    }
    // Not on a day that is left out as a whole.
    const isLeftOut = (local: number) => removed.some((other) => writtenDay(other) === writtenDay(local));
    const added = Array.from({ length: 30 }, () => anyLocal(next)).find((local) => !isLeftOut(local)) ?? 0;
    const [from, minutes] = [momentOf(added, iana), wholeNumber(next, 1, 8) * 15];
    const period = pick(next, [`PT${minutes}M`, utc(from + minutes * 60_000)]);
    out.push(hours(from, minutes * 60_000));
    lines.push(
      pick<Line>(next, [
        { name: 'RDATE', value: `${utc(from)}/${period}`, parameters: { VALUE: 'PERIOD' } },
        { name: 'RDATE', value: `${written(added)}/PT${minutes}M`, parameters: { VALUE: 'PERIOD', TZID: tzid } },
      ]),
    );
    return all.filter((local) => !removed.includes(local));
  });
  return { ...variant, busy: [...variant.busy, ...out] };
};

/** Changes of one date and of all later ones, and former versions of the event. */
const changes = (next: Random): Variant => {
  const zone = anyZone(next);
  const [start, count] = [anyLocal(next), wholeNumber(next, 3, 12)];
  const all = Array.from({ length: count }, (_, index) => start + index * DAY_MS);
  const changed = all[wholeNumber(next, 1, count - 1)] ?? 0;
  const shift = wholeNumber(next, -8, 40) * QUARTER_MS;
  const isRange = next() < 0.5;
  const isGone = next() < 0.2;
  const id = pick<Line>(next, [
    zone.at('RECURRENCE-ID', changed),
    { name: 'RECURRENCE-ID', value: utc(momentOf(changed, zone.iana)) },
  ]);
  const range = isRange ? { RANGE: 'THISANDFUTURE' } : undefined;
  const version = (sequence: number, local: number, lines: readonly Line[]) =>
    event(next, [
      uid('a'),
      { name: 'SEQUENCE', value: String(sequence) },
      zone.at('DTSTART', local),
      { name: 'DURATION', value: 'PT30M' },
      ...lines,
    ]);
  const replaced = { ...id, parameters: { ...id.parameters, ...range } };
  const status = isGone ? [{ name: 'STATUS', value: 'CANCELLED' }] : [];
  const shifted = (local: number) => (local === changed || (isRange && local > changed) ? local + shift : local);
  const kept = isGone
    ? all.filter((local) => shifted(local) === local && local !== changed && !(isRange && local > changed))
    : all;
  return {
    parts: [
      ...zone.parts,
      version(2, start, [{ name: 'RRULE', value: `FREQ=DAILY;COUNT=${count}` }]),
      version(1, start + 5 * HOUR_MS, [{ name: 'RRULE', value: 'FREQ=DAILY' }]),
      version(2, changed + shift, [replaced, ...status]),
    ],
    busy: kept.map((local) => hours(momentOf(shifted(local), zone.iana), HOUR_MS / 2)),
  };
};

/** Whole days, with and without an end, repeated and left out. */
const wholeDays = (next: Random): Variant => {
  const [day, days, count] = [
    Math.floor(anyLocal(next) / DAY_MS) * DAY_MS,
    wholeNumber(next, 1, 4),
    wholeNumber(next, 1, 6),
  ];
  const date = (name: string, local: number): Line => ({
    name,
    value: writtenDay(local),
    parameters: { VALUE: 'DATE' },
  });
  const end = pick<readonly Line[]>(next, [
    [date('DTEND', day + days * DAY_MS)],
    [{ name: 'DURATION', value: `P${days}D` }],
    ...(days === 1 ? [[]] : []),
  ]);
  const last = day + (count - 1) * 7 * DAY_MS;
  const rule = { name: 'RRULE', value: `FREQ=WEEKLY;${pick(next, [`COUNT=${count}`, `UNTIL=${writtenDay(last)}`])}` };
  const all = Array.from({ length: count }, (_, index) => day + index * 7 * DAY_MS);
  const removed = all.filter(() => next() < 0.3);
  return {
    parts: [
      event(next, [uid('a'), date('DTSTART', day), ...end, rule, ...removed.map((local) => date('EXDATE', local))]),
    ],
    head: next() < 0.5 ? [{ name: 'X-WR-TIMEZONE', value: 'America/New_York' }] : [],
    busy: all
      .filter((local) => !removed.includes(local))
      .map((local) => ({ from: momentOf(local, HOME), to: momentOf(local + days * DAY_MS, HOME) })),
  };
};

/** What says whether an event is busy, and answers to invitations. */
const status = (next: Random): Variant => {
  const from = momentOf(anyLocal(next), HOME);
  const attendee = (address: string, answer: string, more = {}): Line => ({
    name: 'ATTENDEE',
    value: address,
    parameters: { CN: 'Marta, "M"', ROLE: 'REQ-PARTICIPANT', ...(answer ? { PARTSTAT: answer } : {}), ...more },
  });
  const [lines, isFree] = pick<readonly [readonly Line[], boolean]>(next, [
    [[], false],
    [[{ name: 'TRANSP', value: 'TRANSPARENT' }], true],
    [[{ name: 'TRANSP', value: 'OPAQUE' }], false],
    [[{ name: 'STATUS', value: 'CANCELLED' }], true],
    [[{ name: 'STATUS', value: 'TENTATIVE' }], false],
    ...(['FREE', 'WORKINGELSEWHERE'] as const).map(
      (value) => [[{ name: 'X-MICROSOFT-CDO-BUSYSTATUS', value }], true] as const,
    ),
    ...(['BUSY', 'OOF', 'TENTATIVE'] as const).map(
      (value) => [[{ name: 'X-MICROSOFT-CDO-BUSYSTATUS', value }], false] as const,
    ),
    ...(['DECLINED', 'DELEGATED'] as const).map(
      (answer) => [[attendee('MAILTO:Me@Agency.example', answer)], true] as const,
    ),
    ...(['ACCEPTED', 'TENTATIVE', 'NEEDS-ACTION', ''] as const).map(
      (answer) => [[attendee('mailto:me@agency.example', answer)], false] as const,
    ),
    [[attendee('mailto:other@agency.example', 'DECLINED')], false],
    [[attendee('urn:uuid:1', 'DECLINED', { EMAIL: 'me@agency.example' })], true],
  ]);
  const times = [
    { name: 'DTSTART', value: utc(from) },
    { name: 'DTEND', value: utc(from + HOUR_MS) },
  ];
  return { parts: [event(next, [uid('a'), ...times, ...lines])], busy: isFree ? [] : [hours(from, HOUR_MS)] };
};

const freeBusy = (next: Random): Variant => {
  const types = ['', 'BUSY', 'BUSY-UNAVAILABLE', 'BUSY-TENTATIVE', 'FREE', 'X-MEETING'];
  const found = Array.from({ length: wholeNumber(next, 1, 5) }, () => {
    const type = pick(next, types);
    const spans = Array.from({ length: wholeNumber(next, 1, 4) }, () =>
      hours(momentOf(anyLocal(next), HOME), length(next)),
    );
    const value = spans
      .map(({ from, to }) => `${utc(from)}/${pick(next, [utc(to), `PT${(to - from) / 60_000}M`])}`)
      .join(',');
    return { type, spans, line: { name: 'FREEBUSY', value, ...(type && { parameters: { FBTYPE: type } }) } };
  });
  return {
    parts: [part('VFREEBUSY', [uid('f'), ...found.map(({ line }) => line)])],
    busy: found.flatMap(({ spans, type }) => (type === 'FREE' ? [] : spans)),
  };
};

/** Events without a UID, and times without a zone. */
const nameless = (next: Random): Variant => {
  const zone = pick(next, ZONES);
  const stated = next() < 0.7 ? pick(next, [zone.iana, zone.names[0] ?? '']) : '';
  const starts = Array.from({ length: wholeNumber(next, 1, 5) }, () => anyLocal(next));
  return {
    head: stated ? [{ name: 'X-WR-TIMEZONE', value: stated }] : [],
    parts: starts.map((local) =>
      event(next, [
        ...(next() < 0.5 ? [uid('')] : []),
        { name: 'DTSTART', value: written(local) },
        { name: 'DURATION', value: 'PT1H' },
      ]),
    ),
    busy: starts.map((local) => hours(momentOf(local, stated ? zone.iana : HOME), HOUR_MS)),
  };
};

it.each(Object.entries({ single, until, dates, changes, wholeDays, status, freeBusy, nameless }))(
  'reads 200 variants of the kind %s',
  (kind, make) => {
    const next = seededNumbers(kind.length * 7_919 + 5_545);
    for (let index = 0; index < VARIANTS; index += 1) {
      const { busy, head, parts } = make(next);
      const file = decodeCalendar(writeFile(next, parts, head));
      const found = busyTimes(file, {
        span: SPAN,
        zone: HOME,
        isOurs: () => false,
        ownAddresses: new Set(['me@agency.example']),
      });
      const shown = (spans: readonly Span[]) =>
        spans.map(({ from, to }) => `${new Date(from).toISOString()} ${new Date(to).toISOString()}`);
      expect({ file, busy: shown(found.spans), found: { ...found, spans: [] } }).toEqual({
        file,
        busy: shown(merged(busy)),
        found: { spans: [], unknownZones: [], unreadEvents: 0 },
      });
    }
  },
);
