import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { agencyDay } from '@/lib/appointments/agency-day';
import type { ComingAppointment } from '@/lib/diary/diary-views';
import { spanOfDay } from '@/lib/diary/week';
import type { Locale } from '@/lib/i18n/locales';
import { findListing } from '@/lib/listings/catalogue/listings';
import { addressLine } from '@/lib/listings/page/address';
import { staffName } from '@/lib/server/auth/staff-name';
import { listScheduledFor, type DiaryAppointment } from '@/lib/server/data/diary/diary';
import { listStoodInFor } from '@/lib/server/data/staff/absences';
import { listStaff } from '@/lib/server/data/staff/staff';
import { requireRight } from '@/lib/server/services/access/with-right';
import { entryOf } from './read-diary';

const NEXT = 3;

/**
 * Appointments of the day and the first ones after it: for an agent their own, those of deputised colleagues and of the
 * office; for an owner those of all staff.
 */
export async function readComing(
  actor: StaffActor,
  locale: Locale,
  now = Date.now(),
): Promise<Readonly<Record<'today' | 'next', readonly ComingAppointment[]>>> {
  requireRight(actor, 'diary.read');
  const day = agencyDay(now);
  const { from, to } = spanOfDay(day, appointmentRules().zone);
  const staffIds = actor.role === 'owner' ? null : [actor.userId, ...(await listStoodInFor(actor.userId, day))];
  const [today, next, staff] = await Promise.all([
    listScheduledFor(staffIds, { from, to }),
    listScheduledFor(staffIds, { from: to, limit: NEXT }),
    listStaff(),
  ]);
  const names = new Map(staff.map((member) => [member.userId, staffName(member)]));
  const toComing = (found: DiaryAppointment): ComingAppointment => ({
    ...entryOf(found, names, 0, locale),
    phone: found.appointment.phone,
    address: addressOf(found),
  });
  return { today: today.map(toComing), next: next.map(toComing) };
}

function addressOf({ appointment: { listingId, mode, place } }: DiaryAppointment): string | null {
  const listing = listingId === null ? null : findListing(listingId);
  return place ?? (listing && mode === 'inPerson' ? addressLine(listing) : null);
}
