import 'server-only';
import type { SellerActor } from '@/lib/access/actor';
import { viewingsFilePath } from '@/lib/i18n/routes';
import { translatorOf } from '@/lib/i18n/translator';
import { listListingViewings } from '@/lib/server/data/listings/listing-viewings';
import type { SaleMember } from '@/lib/server/data/sales/sale-members';
import { endCalendarKey, findSellerByCalendar, issueCalendarKey } from '@/lib/server/data/sales/seller-links';
import { siteUrl } from '@/lib/server/site-url';
import { viewingsFile } from '@/lib/sales/viewings-file';
import { readSaleListing } from './sale-listing';
import { withSale } from './with-sale';

/** Returns an address shown only once. */
export async function shareViewings(actor: SellerActor, listingId: string): Promise<string | 'gone'> {
  return withSale(actor, 'sale.ask', listingId, async ({ members }) => {
    const own = ownMember(members, actor);
    return own ? new URL(viewingsFilePath(await issueCalendarKey(own.id)), siteUrl).href : 'gone';
  });
}

export async function unshareViewings(actor: SellerActor, listingId: string): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.ask', listingId, async ({ members }) => {
    const own = ownMember(members, actor);
    if (!own) return 'gone';
    await endCalendarKey(own.id);
    return 'done';
  });
}

export const ownMember = (members: readonly SaleMember[], { userId }: SellerActor): SaleMember | null =>
  members.find((member) => member.endedAt === null && member.userId === userId) ?? null;

/** Returns null for an invalid key. */
export async function readViewingsFile(key: string): Promise<string | null> {
  const seller = await findSellerByCalendar(key);
  const listing = seller && (await readSaleListing(seller.listingId, seller.locale));
  if (!listing) return null;
  const name = translatorOf(seller.locale, 'sale.calendar')('event', { reference: listing.reference });
  return viewingsFile({ name, viewings: await listListingViewings(seller.listingId) });
}
