import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import type { ListingFigures } from '@/lib/reports/listing/listing-figures';
import { firstReportDay, mondaysOf, priceChange, weekFigures } from '@/lib/reports/listing/reckon-figures';
import { findListing, listListings } from '@/lib/listings/catalogue/listings';
import { firstCountedDay, listDayCounts } from '@/lib/server/data/listings/listing-counts';
import { listPriceEvents } from '@/lib/server/data/listings/price-events';
import { findSaleFor } from '@/lib/server/services/sales/with-sale';

const DAY_MS = 86_400_000;

export function comparableListings(listingId: string): readonly Readonly<{ id: string; published: string }>[] {
  const own = findListing(listingId);
  if (!own) return [];
  return listListings().filter(
    ({ area, id, operation, status, type }) =>
      id !== listingId && status !== 'sold' && operation === own.operation && type === own.type && area === own.area,
  );
}

/**
 * Returns null without an open sale.
 * @throws RightError when the actor is neither staff nor a seller of it.
 */
export async function readListingReport(
  actor: Actor,
  listingId: string,
  now = Date.now(),
): Promise<ListingFigures | null> {
  const found = await findSaleFor(actor, 'sale.read', listingId);
  if (!found) return null;
  const { zone } = appointmentRules();
  const today = wallClock(now, zone).day;
  const published = findListing(listingId)?.published ?? null;
  const counted = await firstCountedDay();
  const since = published === null || counted === null ? null : published > counted ? published : counted;
  const events = (await listPriceEvents(listingId)).map(({ createdAt, previousPrice, price }) => ({
    day: wallClock(createdAt.getTime(), zone).day,
    before: previousPrice,
    after: price,
  }));
  const like = comparableListings(listingId);
  const mondays = since === null ? [] : mondaysOf(since, today);
  const first = firstReportDay(events, mondays[0] ?? today);
  const counts = await listDayCounts([listingId, ...like.map(({ id }) => id)], first, zone);
  const userId = 'userId' in actor ? actor.userId : null;
  return {
    since,
    days: published === null ? null : Math.round((Date.parse(today) - Date.parse(published)) / DAY_MS),
    weeks: mondays.map((monday) => weekFigures(counts, listingId, like, monday)),
    changes: events.map((event) => priceChange(counts, listingId, event, { since: counted, today })),
    isSent: found.members.some((member) => member.endedAt === null && member.userId === userId && member.stopHash),
  };
}
