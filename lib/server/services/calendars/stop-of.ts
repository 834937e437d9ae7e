import 'server-only';
import type { Stop } from '@/lib/diary/travel';
import { findListing } from '@/lib/listings/listings';
import type { Appointment } from '@/lib/server/data/appointments';

/** An appointment (or one that is thought of) at a time, as a stop of the day of its agent. */
export function stopOf(
  { id, listingId, minutes, mode }: Pick<Appointment, 'id' | 'listingId' | 'minutes' | 'mode'>,
  start: number,
): Stop {
  const { latitude, longitude } = (listingId === null ? null : findListing(listingId)) ?? {};
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return { id, start, minutes, point, isRemote: mode !== 'inPerson' };
}
