import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { composeEmail } from '@/lib/server/email/compose';
import { requireRight } from '@/lib/server/services/access/with-right';
import { hasHeard } from './match';
import { contactsForListing } from './contacts-for-listing';

/** Renders the email with an inactive unsubscribe link; null when the contact cannot receive it. */
export async function previewMatch(
  actor: StaffActor,
  listingId: string,
  contactId: string,
): Promise<Readonly<{ html: string; text: string }> | null> {
  requireRight(actor, 'contact.edit');
  const contacts = await contactsForListing(actor, listingId);
  const match = contacts?.find(({ contact }) => contact.id === contactId);
  if (!match?.right.basis || hasHeard(match)) return null;
  const { listing, contact, right, sent } = match;
  return composeEmail({
    id: 'preview',
    kind: 'listingMatch',
    recipient: right.email,
    locale: contact.locale,
    payload: {
      token: 'preview',
      answerToken: 'preview',
      listingId,
      price: Math.round(listing.price),
      basis: right.basis.kind,
      before: sent?.price ?? null,
      agent: { name: actor.name, email: actor.email },
    },
  });
}
