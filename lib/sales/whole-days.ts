import { wallClock } from '@/lib/appointments/time-zone';
import type { ClosedTime } from './calendar-view';

/** Returns null unless the span begins and ends at midnight. */
export function wholeDays(
  { endsAt, startsAt }: Pick<ClosedTime, 'startsAt' | 'endsAt'>,
  zone: string,
): Readonly<{ first: string; last: string }> | null {
  const [start, end] = [wallClock(startsAt.getTime(), zone), wallClock(endsAt.getTime(), zone)];
  if (start.minutes !== 0 || end.minutes !== 0) return null;
  return { first: start.day, last: wallClock(endsAt.getTime() - 1, zone).day };
}
