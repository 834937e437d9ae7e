import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { addActivity } from '@/lib/server/data/staff/activity';
import { acceptMembership, endMember, storeMember } from '@/lib/server/data/sales/sale-members';
import { findSale } from '@/lib/server/data/sales/sales';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { queueEmail } from '@/lib/server/email/queue-email';
import { readSaleListing } from './sale-listing';
import { withSale } from './with-sale';

export async function inviteSeller(
  actor: Actor,
  listingId: string,
  address: string,
  locale: Locale,
): Promise<'done' | 'known' | 'gone'> {
  const email = normalizeEmail(address);
  return withSale<'done' | 'known' | 'gone'>(actor, 'sale.open', listingId, async ({ sale }, record) => {
    const listing = await readSaleListing(listingId, locale);
    if (!listing) return 'gone';
    if (!(await storeMember(sale.id, email, locale))) return 'known';
    const { agent, id, title } = listing;
    await queueEmail({
      kind: 'saleInvitation',
      recipient: email,
      locale,
      payload: { id, title, agent: agent.name },
    });
    await record('sellerInvited', { after: { reference: listing.reference } });
    return 'done';
  });
}

export async function endSeller(actor: Actor, listingId: string, memberId: string): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.open', listingId, async ({ sale }, record) => {
    if ((await endMember(sale.id, memberId)) === null) return 'gone';
    await record('sellerEnded', { before: { member: memberId } });
    return 'done';
  });
}

type Client = Pick<CurrentUser, 'id' | 'verifiedEmail'>;

/** Requires the invited, verified address; otherwise returns false. */
export async function acceptSale({ id, verifiedEmail }: Client, listingId: string): Promise<boolean> {
  if (verifiedEmail === null) return false;
  return inTransaction(async () => {
    const sale = await findSale(listingId);
    if (!sale || !(await acceptMembership(sale.id, verifiedEmail, id))) return false;
    await addActivity({ kind: 'client', userId: id }, verifiedEmail, {
      action: 'sellerJoined',
      subject: { kind: 'sale', id: listingId },
    });
    return true;
  });
}
