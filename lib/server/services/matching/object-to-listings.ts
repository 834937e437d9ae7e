import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { translatorOf } from '@/lib/i18n/translator';
import { addObjection, deleteObjections } from '@/lib/server/data/alerts/advert-objections';
import { addContactEvent } from '@/lib/server/data/contacts/contact-events';
import { findContact } from '@/lib/server/data/contacts/contacts';
import { findSendAddress } from '@/lib/server/data/alerts/listing-sends';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { log } from '@/lib/server/log';
import { withRight } from '@/lib/server/services/access/with-right';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';

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

/**
 * Somebody who had said no asked for homes again: `note` says who, how and when, and stays in her history as the proof.
 * False if nobody had said no. Nothing else takes an objection back (decision 99).
 */
export async function revokeObjection(actor: StaffActor, contactId: string, note: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id: contactId }, async (record) => {
    const contact = await findContact(contactId);
    if (!contact || !(await deleteObjections(contact.emails))) return false;
    const body = translatorOf(AGENCY_LOCALE, 'deskMatching.homes')('againNote', { note });
    await addContactEvent({ contactId, kind: 'note', body, author: actor.name, authorId: actor.userId });
    await record('objectionTakenBack');
    return true;
  });
}
