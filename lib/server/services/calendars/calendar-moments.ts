import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { minutesOf } from '@/lib/appointments/slots';
import { momentAt } from '@/lib/diary/open-spans';

/** Converts office-local day and time (`HH:MM`) to ms since 1970. */
export const startOf = (day: string, time: string): number => momentAt(day, minutesOf(time), appointmentRules().zone);
