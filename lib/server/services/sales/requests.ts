import 'server-only';
import type { Actor, SellerActor } from '@/lib/access/actor';
import type { RequestKind } from '@/lib/sales/sale-words';
import { insertRequest, storeRequestAnswer } from '@/lib/server/data/sales/sale-requests';
import { queueEmail } from '@/lib/server/email/queue-email';
import { noticeToAgent } from './notice-to-agent';
import { readSaleListing } from './sale-listing';
import { withSale } from './with-sale';

type Request = Readonly<{ kind: RequestKind; amount: number | null; text: string }>;

export async function makeRequest(actor: SellerActor, listingId: string, request: Request): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.ask', listingId, async ({ sale }, record) => {
    await insertRequest(sale.id, { ...request, userId: actor.userId, author: actor.name });
    const { amount, kind, text } = request;
    await noticeToAgent(listingId, { news: kind, author: actor.name, amount, text });
    await record('requestMade', { after: { request: kind } });
    return 'done';
  });
}

/** Acceptance does not change the listing. */
export async function answerRequest(
  actor: Actor,
  listingId: string,
  requestId: string,
  { answer, isAccepted }: Readonly<{ answer: string; isAccepted: boolean }>,
): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.open', listingId, async ({ sale, members }, record) => {
    const state = isAccepted ? 'accepted' : 'answered';
    const answeredBy = actor.kind === 'staff' ? actor.userId : null;
    const requester = await storeRequestAnswer(sale.id, requestId, { state, answer, answeredBy });
    if (requester === undefined) return 'gone';
    const seller = members.find(({ endedAt, userId }) => userId !== null && userId === requester && !endedAt);
    const listing = seller && (await readSaleListing(listingId, seller.locale));
    if (listing) {
      await queueEmail({
        kind: 'saleNews',
        recipient: seller.email,
        locale: seller.locale,
        payload: { id: listingId, title: listing.title, agent: listing.agent.name, news: state, answer },
      });
    }
    await record('requestAnswered', { after: { request: requestId, state } });
    return 'done';
  });
}
