import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { findListing, listListings } from '@/lib/listings/catalogue/listings';
import type { CalendarOwner } from '@/lib/server/data/diary/calendars';
import { staffName } from '@/lib/server/auth/staff-name';
import { findStaffOfTeam } from '@/lib/server/data/staff/present-staff';
import { findStaff } from '@/lib/server/data/staff/staff';

export async function ownersOf(owner: CalendarOwner): Promise<readonly string[]> {
  if ('staffId' in owner) return [owner.staffId];
  const listing = findListing(owner.listingId);
  const agent = listing && (await findStaffOfTeam(listing.agent));
  return agent ? [agent] : [];
}

export async function calendarSubject(owner: CalendarOwner) {
  const id = 'staffId' in owner ? owner.staffId : owner.listingId;
  return { kind: 'calendar', id, ownerIds: await ownersOf(owner) } as const;
}

export async function nameOfOwner(owner: CalendarOwner): Promise<string> {
  if ('listingId' in owner) return findListing(owner.listingId)?.reference ?? owner.listingId;
  const member = await findStaff(owner.staffId);
  return member ? staffName(member) : '';
}

export const ownersOfAppointment = (actor: StaffActor, staffId: string | null): readonly string[] => [
  staffId ?? actor.userId,
];

export function findListingByReference(typed: string) {
  const reference = typed.trim().toLowerCase();
  return findListing(typed) ?? listListings().find((listing) => listing.reference.toLowerCase() === reference) ?? null;
}
