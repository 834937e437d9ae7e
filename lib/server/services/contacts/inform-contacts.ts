import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { ListPage } from '@/lib/contacts/contact-views';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { addContactEvent } from '@/lib/server/data/contacts/contact-events';
import {
  claimDueToInform,
  countUninformed,
  listUninformed,
  listUninformedWithEmail,
  markInformed,
  type UninformedContact,
} from '@/lib/server/data/contacts/uninformed-contacts';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { listOwnerEmails } from '@/lib/server/data/staff/present-staff';
import { queueEmail } from '@/lib/server/email/queue-email';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
import { countPages } from '@/lib/text/paginate';

const PER_PAGE = 50;
/** Emails per transaction, transactions per press. */
const BATCH = 200;
const MAX_BATCHES = 10;
/** Days before the deletion at which the owners are emailed. */
const NOTICE_DAYS = 10;

/** `withEmail`: how many on all pages an email can inform. */
type UninformedPage = ListPage<UninformedContact> & Readonly<{ withEmail: number }>;

export async function countToInform(actor: StaffActor) {
  requireRight(actor, 'contact.read');
  return countUninformed();
}

/** Imported contacts, nearest deletion first; `page` from 1. */
export async function readUninformed(actor: StaffActor, page = 1): Promise<UninformedPage> {
  requireRight(actor, 'contact.read');
  const offset = (page - 1) * PER_PAGE;
  const [items, { count: total, withEmail }] = await Promise.all([listUninformed(PER_PAGE, offset), countUninformed()]);
  return { items, page, total, withEmail, pageCount: countPages(total, PER_PAGE) };
}

/** Emails the information of GDPR art. 14 to up to 2,000 uninformed contacts with an address; returns how many. */
export async function sendInformation(actor: StaffActor): Promise<number> {
  requireRight(actor, 'contact.edit');
  let sent = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const informed = await informBatch(actor);
    if (informed === 0) break;
    sent += informed;
  }
  return sent;
}

const informBatch = (actor: StaffActor): Promise<number> =>
  withRight(actor, 'contact.edit', { kind: 'log', id: 'informing' }, async (record) => {
    const listed = await listUninformedWithEmail(BATCH);
    const informed = new Set(await markInformed(listed.map(({ id }) => id)));
    for (const { email, id, locale } of listed) {
      if (email === null || !informed.has(id)) continue;
      const idempotencyKey = `contact-information:${id}`;
      await queueEmail({
        kind: 'contactInformation',
        recipient: email,
        locale: locale as Locale,
        payload: {},
        idempotencyKey,
      });
      await record('contactInformed', {}, { kind: 'contact', id });
    }
    return informed.size;
  });

/** Records that a contact was informed in another way. False when it was informed before. */
export async function noteInformed(actor: StaffActor, contactId: string): Promise<boolean> {
  return withRight(actor, 'contact.edit', { kind: 'contact', id: contactId }, async (record) => {
    if ((await markInformed([contactId])).length === 0) return false;
    const body = translatorOf(AGENCY_LOCALE, 'deskPeople.informing')('note');
    await addContactEvent({ contactId, kind: 'note', body, author: actor.name, authorId: actor.userId });
    await record('contactInformed');
    return true;
  });
}

/** Emails the owners once about contacts that are deleted within ten days. */
export async function remindOfUninformed(): Promise<void> {
  await inTransaction(async () => {
    const { count, first } = await claimDueToInform(NOTICE_DAYS);
    if (count === 0 || first === null) return;
    for (const recipient of await listOwnerEmails()) {
      const payload = { count, until: first.toISOString() };
      await queueEmail({ kind: 'contactsUninformed', recipient, locale: AGENCY_LOCALE, payload });
    }
  });
}
