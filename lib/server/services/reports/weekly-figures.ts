import 'server-only';
import type { SellerActor } from '@/lib/access/actor';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { addDays, wallClock, weekDayOf } from '@/lib/appointments/time-zone';
import { mediansOf, sumsOf } from '@/lib/reports/listing/reckon-figures';
import { derivedToken } from '@/lib/server/auth/derived-token';
import { listDayCounts, firstCountedDay } from '@/lib/server/data/listings/listing-counts';
import { listReportRecipients, stopFigures, storeStopToken } from '@/lib/server/data/sales/seller-links';
import { queueEmail } from '@/lib/server/email/queue-email';
import { readSaleListing } from '@/lib/server/services/sales/sale-listing';
import { withSale } from '@/lib/server/services/sales/with-sale';
import { comparableListings } from './read-listing-report';

const FRIDAY = 5;
const NINE = 9 * 60;

const tokenOf = (memberId: string) => derivedToken('sale:figures', memberId);

export async function setWeeklyFigures(actor: SellerActor, listingId: string, isOn: boolean): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.ask', listingId, async ({ members }) => {
    const own = members.find(({ endedAt, userId }) => endedAt === null && userId === actor.userId);
    if (!own) return 'gone';
    await storeStopToken(own.id, isOn ? tokenOf(own.id) : null);
    return 'done';
  });
}

export const stopWeeklyFigures = (token: string): Promise<boolean> => stopFigures(token);

/** Sends the report on Fridays from 09:00, once per seller. Safe in several instances. */
export async function sendWeeklyFigures(now = Date.now()): Promise<void> {
  const { zone } = appointmentRules();
  const { day: today, minutes } = wallClock(now, zone);
  if (weekDayOf(today) !== FRIDAY || minutes < NINE || (await firstCountedDay()) === null) return;
  const [from, to] = [addDays(today, -7), addDays(today, -1)];
  for (const { email, listingId, locale, memberId } of await listReportRecipients()) {
    const listing = await readSaleListing(listingId, locale);
    if (!listing?.published) continue;
    const like = comparableListings(listingId);
    const counts = await listDayCounts([listingId, ...like.map(({ id }) => id)], from, zone);
    const compared = mediansOf(counts, like, from, to);
    await queueEmail({
      kind: 'saleFigures',
      recipient: email,
      locale,
      payload: {
        id: listingId,
        title: listing.title,
        token: tokenOf(memberId),
        from,
        to,
        like: compared.like,
        sums: sumsOf(counts, listingId, from, to),
        medianViews: compared.median?.views ?? null,
      },
      idempotencyKey: `sale-figures:${memberId}:${today}`,
    });
  }
}
