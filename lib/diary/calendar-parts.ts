import ICAL from 'ical.js';
import { linesOf } from './calendar-text';

export type CalendarParts = Readonly<{
  calendar: ICAL.Component;
  /** Not attached to the calendar, which the parser would search for zones once for each time. */
  parts: readonly ICAL.Component[];
}>;

type JsonPart = [name: string, properties: unknown[], parts: JsonPart[]];

/** Property for a line about busy time that could not be read. */
const UNREADABLE = 'x-unreadable';
const TIMED =
  /^(DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE|RDATE|EXDATE|FREEBUSY)((?:;.*)?):((?:[^:]|(?<=T\d\d|T\d\d:\d\d|[+-]\d\d):(?=\d\d))*)$/i;
/** Rules of RFC 7529 that ical.js reads without them, and the exceptions by rule of RFC 2445. */
const OTHER_RULE = /^RRULE.*[:;](?:SKIP=(?:BACK|FOR)WARD|RSCALE=(?!GREGORIAN))|^EXRULE\b/i;
/** `2026-11-03T10:00:00.000+01:00`, with or without its parts: ISO 8601 where RFC 5545 has its own form. */
const ISO = /(\d{4})-?(\d{2})-?(\d{2})T(\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?/g;
const OF_BUSY_TIME = /^(DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE|EXRULE|RDATE|FREEBUSY)\b/i;
const OTHER =
  /^(UID|SEQUENCE|DTSTAMP|LAST-MODIFIED|EXDATE|TRANSP|STATUS|X-MICROSOFT-CDO-BUSYSTATUS|ATTENDEE|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE)[;:]/i;

/**
 * Skips invalid lines and those not about time. `isUnreadable` reports invalid lines about busy time. @throws Error unless the
 * file is one or more complete calendars.
 */
export function readCalendarParts(file: string): readonly CalendarParts[] {
  const root: JsonPart = ['', [], []];
  const open = [root];
  for (const line of linesOf(file)) {
    const [, edge = '', name = ''] = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i.exec(line) ?? [];
    const part = open.at(-1) ?? root;
    if (edge.toUpperCase() === 'BEGIN') {
      const inner: JsonPart = [name.toLowerCase(), [], []];
      part[2].push(inner);
      open.push(inner);
    } else if (edge) {
      if (part === root || part[0] !== name.toLowerCase()) throw new Error(`${name} ends without a beginning`);
      open.pop();
    } else if (OF_BUSY_TIME.test(line) || OTHER.test(line)) part[1].push(...readLine(line));
  }
  if (open.length > 1 || root[2].length === 0) throw new Error('no complete calendar');
  if (root[2].some(([name]) => name !== 'vcalendar')) throw new Error('no calendar');
  return root[2].map(([name, properties, parts]) => ({
    calendar: new ICAL.Component([name, properties, []]),
    parts: parts.map((part) => new ICAL.Component(part)),
  }));
}

export const isUnreadable = (part: ICAL.Component): boolean => part.hasProperty(UNREADABLE);

function readLine(line: string): readonly unknown[] {
  try {
    if (OTHER_RULE.test(line)) throw new Error('a rule of another calendar');
    return [ICAL.parse.property(repaired(line))];
  } catch {
    return OF_BUSY_TIME.test(line) ? [[UNREADABLE, {}, 'text', line]] : [];
  }
}

/** Quotes names of zones that contain a colon, and completes what other programs omit. */
function repaired(line: string): string {
  const [, name, parameters = '', value = ''] = TIMED.exec(line) ?? [];
  if (!name) return line;
  const plain = value
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(ISO, (_, year, month, day, hour, minute, second = '00', zone = '') =>
      momentText(`${year}${month}${day}T${hour}${minute}${second}`, zone),
    )
    .replace(/(?<=^|[,/])(\d{4})-(\d{2})-(\d{2})(?=$|[,/])/g, '$1$2$3')
    .replace(/(T\d{4})(?=[Z,/]|$)/g, '$100');
  const quoted = parameters.replace(/;TZID=([^";]*:[^";]*)/i, ';TZID="$1"');
  const isDay = /^\d{8}(,\d{8})*$/.test(plain) && !/;VALUE=/i.test(parameters);
  return `${name}${quoted}${isDay ? ';VALUE=DATE' : ''}:${plain}`;
}

/** Offsets from UTC have no form in RFC 5545. */
function momentText(local: string, zone: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (!sign) return local + zone;
  const iso = local.replace(/^(.{4})(..)(..T..)(..)(..)$/, '$1-$2-$3:$4:$5');
  const time = new Date(`${iso}${sign}${hours}:${minutes}`);
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}
