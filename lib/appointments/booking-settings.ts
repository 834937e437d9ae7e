import { booking } from '@/content/booking';
import type { AppointmentRules } from './slots';
import type { Locale } from '@/lib/i18n/locales';
import { siteFacts } from '@/lib/site/site-facts';

export function appointmentRules(): AppointmentRules {
  const { agency, closedDays, holidays } = siteFacts();
  return { ...booking, zone: agency.timeZone, hours: agency.hours.office, holidays, closedDays };
}

export const officeTown = (): string => siteFacts().agency.address.city;

/** Hours before the appointment. */
export const REMINDER_HOURS: number = booking.reminderHours;

export type NamedZone = Readonly<{ id: string; city: string }>;

export function listTimeZones(locale: Locale): readonly NamedZone[] {
  return booking.timeZones.map(({ id, city }) => ({ id, city: city[locale] }));
}
