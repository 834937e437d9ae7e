import 'server-only';
import { randomUUID } from 'node:crypto';
import type { StaffActor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { isOnGrid } from '@/lib/diary/cells';
import type { BookingInput } from '@/lib/diary/diary-forms';
import { insertAppointment } from '@/lib/server/data/diary/appointments';
import { calendarOf } from '@/lib/server/data/diary/calendars';
import { setOutcome } from '@/lib/server/data/diary/diary';
import { nullIfTaken } from '@/lib/server/data/core/slot-taken';
import { findStaff } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';
import { storeAppointmentEmails } from '@/lib/server/services/appointments/appointment-emails';
import { newReference } from '@/lib/server/services/appointments/appointment-reference';
import { typedMoment } from '@/lib/server/services/calendars/calendar-moments';
import { findListingByReference, ownersOf, ownersOfAppointment } from '@/lib/server/services/calendars/calendar-owners';
import { reserveTime, orRefusal, type ReservationRefusal } from '@/lib/server/services/calendars/reserve-time';

type BookingRefusal =
  ReservationRefusal | TimeRefusal | 'taken' | 'unknownListing' | 'needsListing' | 'needsAgent' | 'noSuchTime';
type TimeRefusal = 'past' | 'early' | 'tooLongAgo';

const OLDEST_MS = 366 * 24 * 3_600_000;

/** With an outcome, reserves no time and sends no email. */

export async function bookInDiary(
  actor: StaffActor,
  input: BookingInput,
): Promise<Readonly<{ id: string } | { code: BookingRefusal }>> {
  const listing = input.listing === '' ? null : findListingByReference(input.listing);
  const start = typedMoment(input.day, input.time);
  if (start === null) return { code: 'noSuchTime' };
  const staffId = await staffOf(input.whose, listing?.id ?? null);
  const problem = await problemOf(input, start, listing !== null, staffId);
  if (problem || staffId === undefined) return { code: problem ?? 'needsAgent' };
  const subject = { kind: 'appointment', id: 'new', ownerIds: ownersOfAppointment(actor, staffId) } as const;
  const booked = await orRefusal(
    nullIfTaken(() =>
      withRight(actor, 'diary.book', subject, async (record) => {
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
        const { id, kind, reference } = appointment;
        const booked = { kind: 'appointment', id } as const;
        await record('appointmentBooked', { after: { reference, kind } }, booked);
        const { forSeller, internal, outcome } = input;
        if (outcome === '') {
          await reserveTime(appointment, start, input.ignoresTravel);
          await storeAppointmentEmails(appointment, 'booked', { by: actor.userId });
        } else {
          await setOutcome(id, { outcome, feedbackInternal: internal || null, feedbackForSeller: forSeller || null });
          await record('outcomeNoted', { after: { reference, outcome } }, booked);
        }
        return { id };
      }),
    ),
  );
  if (booked === null) return { code: 'taken' };
  return typeof booked === 'string' ? { code: booked } : booked;
}

/** Null: the office. Undefined: the listing has no agent with an account. */
async function staffOf(whose: BookingInput['whose'], listingId: string | null): Promise<string | null | undefined> {
  if (whose === 'office') return null;
  if (whose !== 'listing') return whose;
  return listingId === null ? undefined : (await ownersOf({ listingId }))[0];
}

async function problemOf(
  { kind, listing, outcome }: BookingInput,
  start: number,
  hasListing: boolean,
  staffId: string | null | undefined,
): Promise<BookingRefusal | null> {
  const badTime = timeProblem(start, outcome !== '');
  if (badTime) return badTime;
  if (listing !== '' && !hasListing) return 'unknownListing';
  if (kind === 'viewing' && !hasListing) return 'needsListing';
  if (staffId === null) return kind === 'call' ? null : 'needsAgent';
  const member = staffId === undefined ? null : await findStaff(staffId);
  return member && !member.endedAt ? null : 'needsAgent';
}

function timeProblem(start: number, isOver: boolean): TimeRefusal | null {
  const now = Date.now();
  if (!isOver) return start <= now || !isOnGrid(start) ? 'past' : null;
  if (start > now) return 'early';
  return start < now - OLDEST_MS ? 'tooLongAgo' : null;
}

function modeOf({ isByVideo, kind }: BookingInput) {
  if (kind === 'call') return 'telephone';
  return isByVideo ? 'video' : 'inPerson';
}
