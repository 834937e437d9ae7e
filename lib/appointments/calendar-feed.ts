import ical, { ICalCalendarMethod } from 'ical-generator';
import { calendarText, eventData, type CalendarEvent } from './calendar-event';

export type FeedEvent = CalendarEvent &
  Readonly<{
    /** Not confirmed yet. */
    isTentative: boolean;
  }>;

const PRODUCT = '//Cerda & Mar//Diary//EN';
/** How often programs should read it, in seconds; Google decides for itself. */
const READ_EVERY = 900;

/** A calendar to which other programs subscribe (RFC 5545), in UTC. */
export function calendarFeed(name: string, events: readonly FeedEvent[]): string {
  const calendar = ical({
    prodId: PRODUCT,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: READ_EVERY,
  });
  for (const event of events) calendar.createEvent(eventData(event, event.isTentative ? 'TENTATIVE' : 'CONFIRMED'));
  return calendarText(calendar);
}
