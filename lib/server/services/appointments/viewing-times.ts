import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { isDay, wallClock } from '@/lib/appointments/time-zone';
import { OFFERED_DAYS, offeredTimes, type OfferedDay } from '@/lib/diary/offered-times';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import type { Locale } from '@/lib/i18n/locales';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { findCalendar } from '@/lib/server/data/diary/calendars';
import { freeTimesOf, freeTimesToMove, type FreeTimesOfListing } from '@/lib/server/services/calendars/free-times-of';

type ViewingTimes = Readonly<{
  /** Null: no agent is available, or the times are unknown. */
  days: readonly OfferedDay[] | null;
  isLater: boolean;
}>;

export async function readViewingTimes(
  listingId: string,
  from: unknown,
  locale: Locale,
): Promise<ViewingTimes & Readonly<{ confirmsViewings: boolean }>> {
  try {
    const times = await read((day) => freeTimesOf(listingId, day, OFFERED_DAYS), from, locale);
    const listing = await findCalendar({ listingId });
    return { ...times, confirmsViewings: listing?.confirmsViewings ?? false };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    return { days: null, isLater: false, confirmsViewings: false };
  }
}

export const readTimesToMove = (appointment: Appointment, from: unknown, locale: Locale): Promise<ViewingTimes> =>
  read(
    (day) => freeTimesToMove(appointment, day, OFFERED_DAYS),
    from ?? wallClock(appointment.startsAt.getTime(), appointmentRules().zone).day,
    locale,
  );

async function read(
  freeFrom: (day: string) => Promise<FreeTimesOfListing | null>,
  from: unknown,
  locale: Locale,
): Promise<ViewingTimes> {
  const { zone } = appointmentRules();
  const today = wallClock(Date.now(), zone).day;
  const isLater = isDay(from) && from > today;
  const free = await freeFrom(isLater ? from : today);
  return { days: free && offeredTimes(free, locale, zone), isLater };
}
