import 'server-only';
import { randomUUID } from 'node:crypto';
import type { StaffActor } from '@/lib/access/actor';
import { signedId } from '@/lib/server/crypto/signed-id';
import { derivedToken } from '@/lib/server/auth/derived-token';
import { listObjections } from '@/lib/server/data/alerts/advert-objections';
import { insertListingSend, sendKey } from '@/lib/server/data/alerts/listing-sends';
import { markInformed } from '@/lib/server/data/contacts/uninformed-contacts';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { undoableUntil } from '@/lib/server/data/listings/recent-changes';
import { queueEmail } from '@/lib/server/email/queue-email';
import { withRight } from '@/lib/server/services/access/with-right';
import { hasHeard } from './match';
import { contactsForListing } from './contacts-for-listing';

export const MAX_SEND = 50;
/** Limits an agent to 500 emails an hour. */
const LIMIT = { limit: 10, seconds: 3_600 };

type SendResult = Readonly<{ code: 'sent'; count: number } | { code: 'notOnOffer' | 'nobody' | 'tooMany' }>;

/**
 * Emails a listing to permitted contacts that have not received it, in their language. Repeated calls send no
 * duplicates.
 */
export async function sendListing(
  actor: StaffActor,
  listingId: string,
  contactIds: readonly string[],
): Promise<SendResult> {
  if (contactIds.length === 0) return { code: 'nobody' };
  if (contactIds.length > MAX_SEND) return { code: 'tooMany' };
  const contacts = await contactsForListing(actor, listingId);
  if (!contacts) return { code: 'notOnOffer' };
  const attempt = await countAttempt([{ name: `matches:${actor.userId}`, ...LIMIT }]);
  if (!attempt.isAllowed) return { code: 'tooMany' };
  const chosen = contacts.filter((match) => contactIds.includes(match.contact.id) && !hasHeard(match));
  return withRight(actor, 'contact.edit', { kind: 'listing', id: listingId }, async (record) => {
    // A contact may have objected meanwhile.
    const objections = await listObjections(chosen.flatMap(({ contact }) => contact.emails));
    const notBefore = await undoableUntil(listingId);
    let count = 0;
    for (const { listing, contact, right, sent } of chosen) {
      if (!right.basis || contact.emails.some((email) => objections.has(email))) continue;
      const { basis, email } = right;
      const id = randomUUID();
      const token = derivedToken('matches:stop', id);
      const price = Math.round(listing.price);
      const send = { id, contactId: contact.id, email, listingId, price, basis, token };
      if (!(await insertListingSend({ ...send, senderId: actor.userId, sender: actor.name }))) continue;
      await queueEmail({
        kind: 'listingMatch',
        recipient: email,
        locale: contact.locale,
        payload: {
          token,
          answerToken: signedId('listing:answer', id),
          listingId,
          price,
          basis: basis.kind,
          before: sent?.price ?? null,
          agent: { name: actor.name, email: actor.email },
          informs: (await markInformed([contact.id])).length > 0,
        },
        idempotencyKey: sendKey(id),
        ...(notBefore && { notBefore }),
      });
      await record(
        'homeSent',
        { after: { listing: listingId, basis: basis.kind } },
        { kind: 'contact', id: contact.id },
      );
      count += 1;
    }
    return count > 0 ? { code: 'sent', count } : { code: 'nobody' };
  });
}
