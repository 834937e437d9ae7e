import { agency } from '@/content/agency';
import { booking } from '@/content/booking';
import type { AppointmentRules } from './slots';
import type { Locale } from '@/lib/i18n/locales';

/** When calls can be booked: the office hours of the agency, less the holidays of its city. */
export const appointmentRules: AppointmentRules = { ...booking, zone: agency.timeZone, hours: agency.hours.office };

/** How long before a call its reminder is sent, in hours. */
export const REMINDER_HOURS: number = booking.reminderHours;

export type NamedZone = Readonly<{ id: string; city: string }>;

/** The time zones offered by name. */
export function listTimeZones(locale: Locale): readonly NamedZone[] {
  return booking.timeZones.map(({ id, city }) => ({ id, city: city[locale] }));
}
