import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { addObjection } from '@/lib/server/data/advert-objections';
import { findContact } from '@/lib/server/data/contacts';
import { findSendAddress } from '@/lib/server/data/listing-sends';
import { inTransaction } from '@/lib/server/data/transaction';
import { log } from '@/lib/server/log';
import { withRight } from '@/lib/server/services/access/with-right';

/** Ends homes by email, from the page or the mailbox. False if the token is invalid. */
export async function stopMatchesLink(token: string): Promise<boolean> {
  return inTransaction(async () => {
    const email = await findSendAddress(token);
    if (email === null) return false;
    await addObjection(email);
    log.info('somebody objected to homes by email');
    return true;
  });
}

/** What a person said on the telephone: no homes by email, to any of her addresses. False if there is none. */
export async function noteObjection(actor: StaffActor, contactId: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id: contactId }, async (record) => {
    const contact = await findContact(contactId);
    if (!contact || contact.emails.length === 0) return false;
    for (const email of contact.emails) await addObjection(email);
    await record('objectionNoted');
    return true;
  });
}
