import { agency } from '@/content/agency';
import { booking } from '@/content/booking';
import type { AppointmentRules } from './slots';
import type { Locale } from '@/lib/i18n/locales';

/** Office hours less the city's holidays. */
export const appointmentRules: AppointmentRules = { ...booking, zone: agency.timeZone, hours: agency.hours.office };

/** Hours before the appointment. */
export const REMINDER_HOURS: number = booking.reminderHours;

export type NamedZone = Readonly<{ id: string; city: string }>;

export function listTimeZones(locale: Locale): readonly NamedZone[] {
  return booking.timeZones.map(({ id, city }) => ({ id, city: city[locale] }));
}
