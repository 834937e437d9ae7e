import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import type { Stop } from '@/lib/diary/travel';
import { spanOfDay } from '@/lib/diary/week';
import { findListing } from '@/lib/listings/catalogue/listings';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { listScheduled } from '@/lib/server/data/diary/diary';

export function stopOf(
  { id, listingId, minutes, mode }: Pick<Appointment, 'id' | 'listingId' | 'minutes' | 'mode'>,
  start: number,
): Stop {
  const { latitude, longitude } = (listingId === null ? null : findListing(listingId)) ?? {};
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return { id, start, minutes, point, isRemote: mode !== 'inPerson' };
}

export async function stopsOfDay(calendarId: string, moment: number): Promise<readonly Stop[]> {
  const { zone } = appointmentRules();
  const { from, to } = spanOfDay(wallClock(moment, zone).day, zone);
  return (await listScheduled(calendarId, from, to)).map((one) => stopOf(one, one.startsAt.getTime()));
}
