import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { minutesOf } from '@/lib/appointments/slots';
import { momentAt } from '@/lib/diary/open-spans';

/** ms since 1970 of a day and a time (`HH:MM`) in the office's zone. */
export const startOf = (day: string, time: string): number => momentAt(day, minutesOf(time), appointmentRules().zone);
