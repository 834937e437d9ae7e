import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { minutesOf } from '@/lib/appointments/slots';
import { momentOf } from '@/lib/appointments/time-zone';

/** Converts typed office-local day and time (`HH:MM`) to ms since 1970; null for a time that the clocks skip. */
export const typedMoment = (day: string, time: string): number | null =>
  momentOf({ day, minutes: minutesOf(time) }, appointmentRules().zone);
