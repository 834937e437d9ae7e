import { addDays } from '@/lib/appointments/time-zone';
import { minutesOf } from '@/lib/appointments/slots';
import { momentAt, type Span } from '@/lib/diary/open-spans';

/** `YYYY-MM-DD` and `HH:MM`; may be empty except `firstDay`. */
type ClosedTimeInput = Readonly<{ firstDay: string; from: string; lastDay: string; to: string }>;

/** The end may precede the start. */
export function readClosedTime({ firstDay, from, lastDay, to }: ClosedTimeInput, zone: string): Span {
  const last = lastDay || firstDay;
  return {
    from: momentAt(firstDay, from ? minutesOf(from) : 0, zone),
    to: to ? momentAt(last, minutesOf(to), zone) : momentAt(addDays(last, 1), 0, zone),
  };
}
