import { ICalEventStatus, ICalEventTransparency, type ICalCalendar, type ICalEventData } from 'ical-generator';

export type CalendarEvent = Readonly<{
  /** Constant over all changes, so that a later file replaces the earlier one. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  /** ms since 1970. */
  starts: number;
  ends: number;
  stamp: number;
  summary: string;
  description?: string;
}>;

export function eventData(event: CalendarEvent, status: keyof typeof ICalEventStatus): ICalEventData {
  return {
    id: event.uid,
    sequence: event.sequence,
    stamp: new Date(event.stamp),
    start: new Date(event.starts),
    end: new Date(event.ends),
    status: ICalEventStatus[status],
    transparency: ICalEventTransparency.OPAQUE,
    summary: withoutControls(event.summary),
    description: event.description === undefined ? null : withoutControls(event.description),
  };
}

/** The library omits the last line end (RFC 5545, 3.1). */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** The library does not remove control characters. */
export const withoutControls = (value: string): string =>
  value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** The library does not escape names of calendars (RFC 5545, 3.3.11). */
export const calendarName = (value: string): string =>
  withoutControls(value)
    .replace(/\s+/g, ' ')
    .replace(/[\\;,]/g, '\\$&');
