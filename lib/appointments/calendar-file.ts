import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** What the recipient's calendar does with the file: show it, put the call in, or take it out. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type CalendarAppointment = Readonly<{
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
}>;

const PRODUCT = '//Cerda & Mar//Calls//EN';

/** A call as an iCalendar object (RFC 5545, with the methods of RFC 5546). Times are in UTC: no zone to be wrong about. */
export function calendarFile(call: CalendarAppointment, method: CalendarMethod): string {
  const { organizer, attendee } = call;
  const calendar = ical({ prodId: PRODUCT, scale: 'GREGORIAN', method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: call.uid,
    sequence: call.sequence,
    stamp: new Date(call.stamp),
    start: new Date(call.starts),
    end: new Date(call.ends),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    summary: withoutControls(call.summary),
    description: withoutControls(call.description),
    location: withoutControls(call.location),
    url: call.url ?? null,
    organizer: { name: quotable(organizer.name), email: address(organizer.email) },
    // A published event has no attendees (RFC 5546, 3.2.1).
    attendees:
      method === 'PUBLISH'
        ? []
        : [
            {
              name: quotable(attendee.name),
              email: address(attendee.email),
              role: ICalAttendeeRole.REQ,
              status: ICalAttendeeStatus.ACCEPTED,
              rsvp: false,
            },
          ],
  });
  // The library leaves the end of the last line out (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}

/** Control characters other than tabs and line breaks may not stand in a text; the library lets them through. */
const withoutControls = (value: string) => value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** A parameter's value cannot contain quotes or backslashes that mean themselves; the library escapes them in vain. */
const quotable = (value: string) =>
  withoutControls(value)
    .replace(/["\\\s]/g, ' ')
    .trim();

/** What cannot stand in an address there would begin another property. */
const address = (value: string) => value.replace(/[^\x21-\x7e\u0080-\uffff]/g, '');
