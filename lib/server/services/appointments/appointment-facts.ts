import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { findListing } from '@/lib/listings/catalogue/listings';
import type { Appointment } from '@/lib/server/data/diary/appointments';

/** ISO dates, since the payload is stored as JSON. */
export const factsOf = (appointment: Appointment, locale = appointment.locale) => ({
  uid: appointment.id,
  calendarUid: appointment.calendarUid,
  reference: appointment.reference,
  name: appointment.name,
  email: appointment.email,
  phone: appointment.phone,
  notes: appointment.notes,
  locale: appointment.locale,
  timeZone: appointment.timeZone,
  startsAt: appointment.startsAt.toISOString(),
  minutes: appointment.minutes,
  sequence: appointment.sequence,
  visit: visitOf(appointment, locale),
});

function visitOf({ kind, listingId, mode, place }: Appointment, locale: Locale) {
  if (kind === 'call') return null;
  const listing = listingId === null ? null : findListing(listingId);
  return { kind, mode, place, listingId, home: listing && `${listing.text[locale].title} (${listing.reference})` };
}
