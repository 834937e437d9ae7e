import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type CalendarAppointment = Readonly<{
  /** Constant, so that a later file replaces the earlier. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  /** ms since 1970. */
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

/** Appointment as iCalendar (RFC 5545, methods of RFC 5546), in UTC. */
export function calendarFile(appointment: CalendarAppointment, method: CalendarMethod): string {
  const { organizer, attendee } = appointment;
  const calendar = ical({ prodId: PRODUCT, scale: 'GREGORIAN', method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: appointment.uid,
    sequence: appointment.sequence,
    stamp: new Date(appointment.stamp),
    start: new Date(appointment.starts),
    end: new Date(appointment.ends),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    summary: withoutControls(appointment.summary),
    description: withoutControls(appointment.description),
    location: withoutControls(appointment.location),
    url: appointment.url ?? null,
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
  // The library omits the last line end (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}

/** The library lets control characters through. */
const withoutControls = (value: string) => value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Quotes and backslashes are invalid in parameter values; the library escapes them. */
const quotable = (value: string) =>
  withoutControls(value)
    .replace(/["\\\s]/g, ' ')
    .trim();

/** Other characters would start another property. */
const address = (value: string) => value.replace(/[^\x21-\x7e\u0080-\uffff]/g, '');
