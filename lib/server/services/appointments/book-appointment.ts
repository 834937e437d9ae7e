import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { slotsOfAppointment } from '@/lib/appointments/fitting-starts';
import { isBookable } from '@/lib/appointments/slots';
import type { AppointmentInput } from '@/lib/appointments/appointment-schema';
import { reserveSlots } from '@/lib/server/data/diary/appointments';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { requestListingConsent } from '@/lib/server/services/matching/listing-consent';
import { storeBooking, type BookAppointmentResult } from './store-booking';

export async function bookAppointment(
  input: AppointmentInput,
  visitor: Visitor,
  userId: string | null,
): Promise<BookAppointmentResult> {
  const { formKey, locale, minutes, name, notes, phone, start, timeZone } = input;
  const email = normalizeEmail(input.email);
  const rules = appointmentRules();
  return storeBooking(
    {
      appointment: {
        userId,
        locale,
        name,
        email,
        phone,
        minutes,
        notes: notes || null,
        timeZone: timeZone ?? rules.zone,
        startsAt: new Date(start),
      },
      same: [formKey, email, start, minutes],
      evidence: input,
      isOpen: () => isBookable(rules, start, minutes, Date.now()),
      hold: ({ id }) => reserveSlots(id, slotsOfAppointment(start, minutes, rules.slotMinutes)),
      alsoStore: () => requestListingConsent({ ...input, email }, visitor),
    },
    visitor,
  );
}
