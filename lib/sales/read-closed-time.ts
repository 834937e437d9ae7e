import { addDays } from '@/lib/appointments/time-zone';
import { minutesOf } from '@/lib/appointments/slots';
import { momentAt, type Span } from '@/lib/diary/open-spans';

/** Days as `YYYY-MM-DD`, times as `HH:MM`; empty ones but the first are left out. */
type ClosedTimeInput = Readonly<{ firstDay: string; from: string; lastDay: string; to: string }>;

/** The span that a seller means; it may end before it begins. */
export function readClosedTime({ firstDay, from, lastDay, to }: ClosedTimeInput, zone: string): Span {
  const last = lastDay || firstDay;
  return {
    from: momentAt(firstDay, from ? minutesOf(from) : 0, zone),
    to: to ? momentAt(last, minutesOf(to), zone) : momentAt(addDays(last, 1), 0, zone),
  };
}
