import 'server-only';
import { randomUUID } from 'node:crypto';
import type { StaffActor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { isOnGrid } from '@/lib/diary/cells';
import type { BookingInput } from '@/lib/diary/diary-forms';
import { insertAppointment } from '@/lib/server/data/diary/appointments';
import { calendarOf } from '@/lib/server/data/diary/calendars';
import { nullIfTaken } from '@/lib/server/data/core/slot-taken';
import { findStaff } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';
import { storeAppointmentEmails } from '@/lib/server/services/appointments/appointment-emails';
import { newReference } from '@/lib/server/services/appointments/appointment-reference';
import { startOf } from '@/lib/server/services/calendars/calendar-moments';
import { findListingByReference, ownersOfAppointment } from '@/lib/server/services/calendars/calendar-owners';
import { reserveTime, orRefusal, type ReservationRefusal } from '@/lib/server/services/calendars/reserve-time';

type BookingRefusal = ReservationRefusal | 'taken' | 'past' | 'unknownListing' | 'needsListing' | 'needsAgent';

export async function bookInDiary(
  actor: StaffActor,
  input: BookingInput,
): Promise<Readonly<{ id: string } | { code: BookingRefusal }>> {
  const staffId = input.whose === 'office' ? null : input.whose;
  const listing = input.listing === '' ? null : findListingByReference(input.listing);
  const start = startOf(input.day, input.time);
  const problem = await problemOf(input, start, listing !== null);
  if (problem) return { code: problem };
  const subject = { kind: 'appointment', id: 'new', ownerIds: ownersOfAppointment(actor, staffId) } as const;
  const booked = await orRefusal(
    nullIfTaken(() =>
      withRight(actor, 'diary.edit', subject, async (record) => {
        const appointment = await insertAppointment({
          reference: newReference(),
          idempotencyKey: `desk:${randomUUID()}`,
          userId: null,
          locale: input.language,
          name: input.name,
          email: input.email,
          phone: input.phone,
          notes: input.notes || null,
          timeZone: appointmentRules().zone,
          startsAt: new Date(start),
          minutes: input.minutes,
          kind: input.kind,
          mode: modeOf(input),
          calendarId: staffId === null ? null : (await calendarOf({ staffId })).id,
          listingId: listing?.id ?? null,
          place: input.place || null,
        });
        if (!appointment) throw new Error('an appointment with a new key exists');
        await reserveTime(appointment, start, input.ignoresTravel);
        await storeAppointmentEmails(appointment, 'booked', { by: actor.userId });
        const { id, kind, reference } = appointment;
        await record('appointmentBooked', { after: { reference, kind } }, { kind: 'appointment', id });
        return { id };
      }),
    ),
  );
  if (booked === null) return { code: 'taken' };
  return typeof booked === 'string' ? { code: booked } : booked;
}

async function problemOf(input: BookingInput, start: number, hasListing: boolean): Promise<BookingRefusal | null> {
  const { kind, listing, whose } = input;
  if (start <= Date.now() || !isOnGrid(start)) return 'past';
  if (listing !== '' && !hasListing) return 'unknownListing';
  if (kind === 'viewing' && !hasListing) return 'needsListing';
  if (whose === 'office') return kind === 'call' ? null : 'needsAgent';
  const member = await findStaff(whose);
  return member && !member.endedAt ? null : 'needsAgent';
}

function modeOf({ isByVideo, kind }: BookingInput) {
  if (kind === 'call') return 'telephone';
  return isByVideo ? 'video' : 'inPerson';
}
