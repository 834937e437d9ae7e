import 'server-only';
import type { SellerActor } from '@/lib/access/actor';
import { translatorOf } from '@/lib/i18n/translator';
import { derivedToken } from '@/lib/server/auth/derived-token';
import { listHomeViewings } from '@/lib/server/data/home-viewings';
import type { SaleMember } from '@/lib/server/data/sale-members';
import { findSellerByCalendar, storeCalendarLink } from '@/lib/server/data/seller-links';
import { viewingsFile } from '@/lib/sales/viewings-file';
import { readSaleListing } from './sale-listing';
import { withSale } from './with-sale';

/** Another one each time that she has a link made. */
const keyOf = (memberId: string, since: Date) => derivedToken('sale:calendar', `${memberId}:${since.getTime()}`);

/** Null without a link. */
export const calendarKeyOf = ({ calendarSince, id }: Pick<SaleMember, 'calendarSince' | 'id'>): string | null =>
  calendarSince && keyOf(id, calendarSince);

/** Makes the link of a seller for her calendar program, or ends it. */
export async function setCalendarLink(actor: SellerActor, listingId: string, isOn: boolean): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.ask', listingId, async ({ members }) => {
    const own = members.find(({ endedAt, userId }) => endedAt === null && userId === actor.userId);
    if (!own) return 'gone';
    const since = new Date();
    await storeCalendarLink(own.id, isOn ? { since, key: keyOf(own.id, since) } : null);
    return 'done';
  });
}

/** The viewings of a home as a file for calendar programs; null for a key that is of no use any more. */
export async function readViewingsFile(key: string): Promise<string | null> {
  const seller = await findSellerByCalendar(key);
  const listing = seller && (await readSaleListing(seller.listingId, seller.locale));
  if (!listing) return null;
  const name = translatorOf(seller.locale, 'sale.calendar')('event', { reference: listing.reference });
  return viewingsFile({ name, viewings: await listHomeViewings(seller.listingId) });
}
