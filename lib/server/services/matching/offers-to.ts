import 'server-only';
import type { ContactView } from '@/lib/contacts/contact-views';
import { mayWriteTo } from '@/lib/contacts/may-write-to';
import { callRightOf, sendRightOf } from '@/lib/contacts/send-basis';
import { listObjections } from '@/lib/server/data/alerts/advert-objections';
import { listContactSearches } from '@/lib/server/data/alerts/match-candidates';
import type { Contact } from '@/lib/server/data/contacts/contacts';
import { listOfferGrounds, noGrounds } from '@/lib/server/data/contacts/offer-grounds';

/** Whether and why a contact may be emailed and called with offers. An alert covers only what it matches. */
export async function offersTo(contact: Contact): Promise<ContactView['offers']> {
  const { basisChannel, basisOn, basisWords, emails, id, source } = contact;
  const grounds = (await listOfferGrounds([id])).get(id) ?? noGrounds;
  const objections = await listObjections(emails);
  const known = { emails, hasObjected: objections.size > 0, grounds };
  return {
    email: sendRightOf(known, await listContactSearches(id)),
    call: callRightOf(known),
    mayBeWrittenTo: mayWriteTo(source, grounds),
    proof: basisChannel && basisOn && basisWords ? { channel: basisChannel, on: basisOn, words: basisWords } : null,
  };
}
