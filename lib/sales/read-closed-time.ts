import { addDays, momentOf } from '@/lib/appointments/time-zone';
import { minutesOf } from '@/lib/appointments/slots';
import { momentAt, type Span } from '@/lib/diary/open-spans';

/** `YYYY-MM-DD` and `HH:MM`; may be empty except `firstDay`. */
type ClosedTimeInput = Readonly<{ firstDay: string; from: string; lastDay: string; to: string }>;

/** The end may precede the start. The codes are of times that the clocks skip. */
export function readClosedTime(
  { firstDay, from, lastDay, to }: ClosedTimeInput,
  zone: string,
): Span | 'noSuchTime' | 'noSuchEnd' {
  const last = lastDay || firstDay;
  const momentFor = (day: string, time: string) =>
    time ? momentOf({ day, minutes: minutesOf(time) }, zone) : momentAt(day, 0, zone);
  const start = momentFor(firstDay, from);
  if (start === null) return 'noSuchTime';
  const end = momentFor(to ? last : addDays(last, 1), to);
  return end === null ? 'noSuchEnd' : { from: start, to: end };
}
