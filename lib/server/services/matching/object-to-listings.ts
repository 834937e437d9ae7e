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

/** Stops listing emails. Returns false for an invalid token. */
export async function stopMatchesLink(token: string): Promise<boolean> {
  return inTransaction(async () => {
    const email = await findSendAddress(token);
    if (email === null) return false;
    await addObjection(email);
    log.info('somebody objected to homes by email');
    return true;
  });
}

/** Records a telephone objection for all addresses of the contact; false without an address. */
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
 * Revokes an objection at the contact's request; the only way to do so (decision 99). `note`: proof with person,
 * channel and date. Returns false without an objection.
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
