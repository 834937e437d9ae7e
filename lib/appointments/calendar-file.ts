import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import { calendarText, eventData, withoutControls, type CalendarEvent } from './calendar-event';

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

type Attendee = Readonly<{ name: string; email: string }>;

export type CalendarAppointment = CalendarEvent &
  Readonly<{
    location: string;
    url?: string;
    organizer: Readonly<{ name: string; email: string }>;
    attendee: Attendee;
    guests?: readonly Attendee[];
  }>;

const PRODUCT = '//Cerda & Mar//Calls//EN';

/** Returns an appointment as iCalendar (RFC 5545, methods of RFC 5546), in UTC. */
export function calendarFile(appointment: CalendarAppointment, method: CalendarMethod): string {
  const { attendee, guests = [], organizer } = appointment;
  const calendar = ical({ prodId: PRODUCT, scale: 'GREGORIAN', method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...eventData(appointment, method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'),
    location: withoutControls(appointment.location),
    url: appointment.url ?? null,
    organizer: { name: quotable(organizer.name), email: address(organizer.email) },
    // A published event has no attendees (RFC 5546, 3.2.1).
    attendees:
      method === 'PUBLISH'
        ? []
        : [attendee, ...guests].map(({ email, name }) => ({
            name: quotable(name),
            email: address(email),
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          })),
  });
  return calendarText(calendar);
}

/** Quotes and backslashes are invalid in parameter values; the library escapes them. */
const quotable = (value: string) =>
  withoutControls(value)
    .replace(/["\\\s]/g, ' ')
    .trim();

/** Other characters would start another property. */
const address = (value: string) => value.replace(/[^\x21-\x7e\u0080-\uffff]/g, '');
