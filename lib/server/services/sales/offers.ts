import 'server-only';
import type { Actor, SellerActor } from '@/lib/access/actor';
import type { OfferAnswer } from '@/lib/sales/sale-words';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
import { contactOf } from '@/lib/server/data/contacts/contacts';
import { insertOffer, listOffers, setOfferWithdrawn, storeAnswer, type NewOffer } from '@/lib/server/data/sales/offers';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { queueEmail } from '@/lib/server/email/queue-email';
import { agencyDay } from '@/lib/appointments/agency-day';
import { noticeToAgent } from './notice-to-agent';
import { partsOf } from '@/lib/sales/letting';
import { readSaleListing } from './sale-listing';
import { withSale } from './with-sale';

/** Notifies sellers without the buyer's name. Rentals have no offers. */
export async function enterOffer(
  actor: Actor,
  listingId: string,
  { email, ...offer }: Omit<NewOffer, 'contactId'>,
): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'offer.enter', listingId, async ({ sale, members }, record) => {
    const saleListing = await readSaleListing(listingId, AGENCY_LOCALE);
    if (!saleListing || !partsOf(saleListing.operation).includes('offers')) return 'gone';
    const address = email ? normalizeEmail(email) : null;
    const known = { name: offer.name, locale: AGENCY_LOCALE, source: 'desk' } as const;
    const contactId = address ? await contactOf(address, known) : null;
    const id = await insertOffer(sale.id, { ...offer, email: address, contactId });
    for (const seller of members) {
      if (!seller.acceptedAt || seller.endedAt) continue;
      const listing = await readSaleListing(listingId, seller.locale);
      if (!listing) continue;
      await queueEmail({
        kind: 'saleNews',
        recipient: seller.email,
        locale: seller.locale,
        payload: { id: listingId, title: listing.title, agent: listing.agent.name, news: 'offer', answer: null },
        idempotencyKey: `sale-offer:${id}:${seller.id}`,
      });
    }
    await record('offerEntered', { after: { offer: id } });
    return 'done';
  });
}

type Answer = Readonly<{ state: OfferAnswer; counterAmount: number | null; text: string }>;

/** `closed`: already answered, withdrawn or expired. */
export async function answerOffer(
  actor: SellerActor,
  listingId: string,
  offerId: string,
  { counterAmount, state, text }: Answer,
): Promise<'done' | 'closed' | 'gone'> {
  return withSale<'done' | 'closed' | 'gone'>(actor, 'offer.answer', listingId, async ({ sale }, record) => {
    const given = { state, counterAmount, answer: text, answeredBy: actor.userId, answeredName: actor.name };
    if (!(await storeAnswer(sale.id, offerId, given, agencyDay()))) return 'closed';
    await noticeToAgent(listingId, { news: state, author: actor.name, amount: counterAmount, text });
    await record('offerAnswered', { after: { offer: offerId, state } });
    return 'done';
  });
}

export async function withdrawOffer(actor: Actor, listingId: string, offerId: string): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'offer.enter', listingId, async ({ sale }, record) => {
    const offer = (await listOffers(sale.id)).find(({ id }) => id === offerId);
    if (!offer || !(await setOfferWithdrawn(sale.id, offerId))) return 'gone';
    await record('offerWithdrawn', { before: { offer: offerId, state: offer.state } });
    return 'done';
  });
}
