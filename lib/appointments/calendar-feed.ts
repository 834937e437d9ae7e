import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

export type FeedEvent = Readonly<{
  /** Constant over all changes. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  /** ms since 1970. */
  starts: number;
  ends: number;
  /** When it was changed last. */
  stamp: number;
  summary: string;
  description?: string;
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
  for (const { description, ends, isTentative, sequence, stamp, starts, summary, uid } of events) {
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: new Date(stamp),
      start: new Date(starts),
      end: new Date(ends),
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
      summary,
      description: description ?? null,
    });
  }
  // The library omits the last line end (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
