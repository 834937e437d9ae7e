import { calendarName, calendarText } from '@/lib/appointments/calendar-event';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

type Viewings = Readonly<{
  name: string;
  viewings: readonly Readonly<{
    id: string;
    startsAt: Date;
    minutes: number;
    status: 'scheduled' | 'cancelled';
    awaitsConfirmation: boolean;
    sequence: number;
    agreedAt: Date;
  }>[];
}>;

const PRODUCT = '//Cerda & Mar//Viewings//EN';
/** Seconds between refreshes of calendar programs. */
const HOUR = 3_600;

/** Returns iCalendar (RFC 5545) in UTC without data of visitors. */
export function viewingsFile({ name, viewings }: Viewings): string {
  const calendar = ical({ name: calendarName(name), prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH, ttl: HOUR });
  for (const { agreedAt, awaitsConfirmation, id, minutes, sequence, startsAt, status } of viewings) {
    calendar.createEvent({
      id: `viewing-${id}`,
      sequence,
      stamp: agreedAt,
      start: startsAt,
      end: new Date(startsAt.getTime() + minutes * 60_000),
      status: ICalEventStatus[status === 'cancelled' ? 'CANCELLED' : awaitsConfirmation ? 'TENTATIVE' : 'CONFIRMED'],
      summary: name,
    });
  }
  return calendarText(calendar);
}
