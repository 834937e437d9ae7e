/** What the recipient's calendar does with the file: show it, put the call in, or take it out. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type CalendarCall = Readonly<{
  /** The same for the life of the call, so that a later file replaces the earlier one. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  /** Begin and end, and when the file is made: ms since 1970. */
  starts: number;
  ends: number;
  stamp: number;
  summary: string;
  description: string;
  location: string;
  url?: string;
  organizer: Readonly<{ name: string; email: string }>;
  attendee: Readonly<{ name: string; email: string }>;
  /** Of the words, such as `es`. */
  language: string;
}>;

const MAX_LINE_OCTETS = 75;
const PRODUCT = '-//Cerda & Mar//Calls//EN';

/** A call as an iCalendar object (RFC 5545, with the methods of RFC 5546). Times are in UTC: no zone to be wrong about. */
export function calendarFile(call: CalendarCall, method: CalendarMethod): string {
  const text = (name: string, value: string) => `${name};LANGUAGE=${call.language}:${escapeText(value)}`;
  const isCancelled = method === 'CANCEL';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(call.uid)}`,
    `DTSTAMP:${utc(call.stamp)}`,
    `DTSTART:${utc(call.starts)}`,
    `DTEND:${utc(call.ends)}`,
    `SEQUENCE:${call.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    text('SUMMARY', call.summary),
    text('DESCRIPTION', call.description),
    text('LOCATION', call.location),
    ...(call.url ? [`URL:${call.url}`] : []),
    `ORGANIZER;CN=${quoted(call.organizer.name)}:mailto:${address(call.organizer.email)}`,
    // A published event has no attendees (RFC 5546, 3.2.1).
    ...(method === 'PUBLISH'
      ? []
      : [
          `ATTENDEE;CN=${quoted(call.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address(call.attendee.email)}`,
        ]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261203T083000Z` */
const utc = (moment: number) =>
  `${new Date(moment)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}Z$/, '')}Z`;

/** RFC 5545, 3.3.11. Control characters other than tabs and line breaks may not stand in a text. */
function escapeText(value: string): string {
  return withoutControls(value)
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** A parameter's value in quotes, which it cannot contain itself. */
const quoted = (value: string) => `"${withoutControls(value).replace(/["\s]/g, ' ').trim()}"`;

/** What cannot stand in an address there would begin another property. */
const address = (value: string) => value.replace(/[^\x21-\x7e\u0080-\uffff]/g, '');

const withoutControls = (value: string) => value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Breaks a line at 75 octets, never inside a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
