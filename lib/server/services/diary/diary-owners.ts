import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { findListing, listListings } from '@/lib/listings/listings';
import type { CalendarOwner } from '@/lib/server/data/calendars';
import { findStaffOfTeam } from '@/lib/server/data/present-staff';

/** Whose it is, for the right `diary.edit`. */
export async function ownersOf(owner: CalendarOwner): Promise<readonly string[]> {
  if ('staffId' in owner) return [owner.staffId];
  const listing = findListing(owner.listingId);
  const agent = listing && (await findStaffOfTeam(listing.agent));
  return agent ? [agent] : [];
}

/** Of an appointment: calls of the office are everybody's. */
export const ownersOfAppointment = (actor: StaffActor, staffId: string | null): readonly string[] => [
  staffId ?? actor.userId,
];

/** A home by its id or reference. */
export function findHome(typed: string) {
  const reference = typed.trim().toLowerCase();
  return findListing(typed) ?? listListings().find((listing) => listing.reference.toLowerCase() === reference) ?? null;
}
