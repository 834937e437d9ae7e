import ical, { ICalCalendarMethod } from 'ical-generator';
import { calendarName, calendarText, eventData, type CalendarEvent } from './calendar-event';

export type FeedEvent = CalendarEvent &
  Readonly<{
    isTentative: boolean;
  }>;

const PRODUCT = '//Cerda & Mar//Diary//EN';
/** Suggested refresh interval in seconds; Google ignores it. */
const READ_EVERY = 900;

/** Returns a feed for subscription (RFC 5545), in UTC. */
export function calendarFeed(name: string, events: readonly FeedEvent[]): string {
  const calendar = ical({
    prodId: PRODUCT,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: calendarName(name),
    ttl: READ_EVERY,
  });
  for (const event of events) calendar.createEvent(eventData(event, event.isTentative ? 'TENTATIVE' : 'CONFIRMED'));
  return calendarText(calendar);
}
