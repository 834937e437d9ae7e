import 'server-only';
import type { SellerActor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import type { Locale } from '@/lib/i18n/locales';
import type { ListingCalendar, CalendarViewing } from '@/lib/sales/calendar-view';
import { viewingState } from '@/lib/sales/viewing-state';
import { findCalendar, listBlocks } from '@/lib/server/data/diary/calendars';
import { listListingViewings, type ListingViewing } from '@/lib/server/data/listings/listing-viewings';
import { nameOfOwner } from '@/lib/server/services/calendars/calendar-owners';
import { ownMember } from './calendar-link';
import { readSaleListing } from './sale-listing';
import { findSaleFor } from './with-sale';

/**
 * Returns null without an open sale.
 * @throws RightError when the actor is no seller of it.
 */
export async function readListingCalendar(
  actor: SellerActor,
  listingId: string,
  locale: Locale,
  now = Date.now(),
): Promise<ListingCalendar | null> {
  const found = await findSaleFor(actor, 'sale.read', listingId);
  const listing = found && (await readSaleListing(listingId, locale));
  if (!listing) return null;
  const viewings: CalendarViewing[] = [];
  for (const viewing of await listListingViewings(listingId)) {
    viewings.push(toView(viewing, await agentOf(viewing, listing.agent.name), now));
  }
  const calendar = await findCalendar({ listingId });
  const blocks = calendar ? await listBlocks([calendar.id], now) : [];
  const isComing = ({ state }: CalendarViewing) => state === 'planned' || state === 'requested';
  return {
    zone: appointmentRules().zone,
    coming: viewings.filter(isComing).toReversed(),
    past: viewings.filter((viewing) => !isComing(viewing)),
    closed: blocks.map(({ endsAt, id, startsAt }) => ({ id, startsAt, endsAt })),
    isShared: Boolean(ownMember(found.members, actor)?.calendarSince),
  };
}

const agentOf = async ({ staffId }: ListingViewing, otherwise: string): Promise<string> =>
  (staffId !== null && (await nameOfOwner({ staffId }))) || otherwise;

const toView = (viewing: ListingViewing, agent: string, now: number): CalendarViewing => ({
  id: viewing.id,
  startsAt: viewing.startsAt,
  minutes: viewing.minutes,
  state: viewingState(viewing, now),
  agent,
  feedback: viewing.feedbackForSeller,
});
