import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import type { ViewingInput } from '@/lib/appointments/viewing-schema';
import { calendarOf, findCalendar } from '@/lib/server/data/diary/calendars';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { isFreeFor, VIEWING_MINUTES, viewingAgent } from '@/lib/server/services/calendars/free-times-of';
import { reserveTime } from '@/lib/server/services/calendars/reserve-time';
import { requestListingConsent } from '@/lib/server/services/matching/listing-consent';
import { storeBooking, type BookAppointmentResult } from './store-booking';

export async function bookViewing(
  input: ViewingInput,
  visitor: Visitor,
  userId: string | null,
): Promise<BookAppointmentResult> {
  const { formKey, language, listingId, mode, name, notes, phone, start, timeZone } = input;
  const email = normalizeEmail(input.email);
  const staffId = await viewingAgent(listingId);
  // The listing was sold, or its agent left, after the form was shown.
  if (staffId === null) return { status: 'error', code: 'taken' };
  const listing = await findCalendar({ listingId });
  return storeBooking(
    {
      appointment: {
        userId,
        name,
        email,
        phone,
        mode,
        listingId,
        locale: language,
        notes: notes || null,
        timeZone: timeZone ?? appointmentRules().zone,
        startsAt: new Date(start),
        minutes: VIEWING_MINUTES,
        kind: 'viewing',
        calendarId: (await calendarOf({ staffId })).id,
        place: null,
        awaitsConfirmation: listing?.confirmsViewings ?? false,
      },
      same: [formKey, email, start, listingId],
      evidence: input,
      isOpen: () => isFreeFor({ listingId, staffId, minutes: VIEWING_MINUTES }, start),
      hold: (appointment) => reserveTime(appointment, start, false),
      alsoStore: () => requestListingConsent({ ...input, email }, visitor),
    },
    visitor,
  );
}
