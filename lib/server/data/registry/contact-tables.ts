import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import {
  contactEmails,
  contactEvents,
  contacts,
  leadKeys,
  listingConsents,
  listingSends,
  messages,
  tasks,
} from '@/lib/server/db/schema';
import { deleteOldObjections, findObjection } from '@/lib/server/data/alerts/advert-objections';
import { listContactEvents } from '@/lib/server/data/contacts/contact-events';
import { findContact, findContactId } from '@/lib/server/data/contacts/contacts';
import { listEnquiriesOf } from '@/lib/server/data/contacts/inbox';
import { listListingConsents, withdrawListingConsents } from '@/lib/server/data/alerts/listing-consents';
import { exportAnswersOf } from '@/lib/server/data/alerts/listing-answers';
import { listSendsTo } from '@/lib/server/data/alerts/listing-sends';
import { listRequirements } from '@/lib/server/data/alerts/requirements';
import { monthsAgo, secondsAgo } from '@/lib/server/data/core/sql-time';
import { ifVerified, rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';
import { deleteStrayEmailFiles } from '@/lib/server/data/contacts/email-files';
import { deleteUninformed, INFORM_DAYS } from '@/lib/server/data/contacts/uninformed-contacts';
import { deleteUnmatchedNaming } from '@/lib/server/data/contacts/unmatched-emails';
import { listTasksOf } from '@/lib/server/data/contacts/tasks';
import { withDb } from '@/lib/server/data/core/transaction';
import { ENDED_RETENTION_DAYS } from './retention-periods';

const MONTHS = 24;
const DAY_SECONDS = 86_400;

const ofContact = { policy: 'Atender a las personas', export: null, erase: 'cascade' } as const;

export const contactsTables = {
  contacts: {
    ...rowsOnly,
    retention: [
      { after: { months: MONTHS }, remove: deleteIdleContacts },
      { after: { days: INFORM_DAYS }, remove: deleteUninformed },
    ],
    personal: {
      ...ofContact,
      export: { as: 'contact', read: ifVerified(readContactWith, null) },
      erase: ifVerified(eraseContactOf),
    },
  },
  contactEmails: { ...rowsOnly, retention: 'cascade', personal: ofContact },
  contactPhones: { ...rowsOnly, retention: 'cascade', personal: ofContact },
  contactEvents: {
    ...rowsOnly,
    retention: [{ after: { months: MONTHS }, since: contactEvents.createdAt }],
    personal: ofContact,
  },
  tasks: {
    ...rowsOnly,
    retention: [{ after: { months: MONTHS }, since: sql`greatest(${tasks.createdAt}, ${tasks.dueOn})` }],
    personal: ofContact,
  },
  requirements: { ...rowsOnly, retention: 'cascade', personal: ofContact },
  listingSends: {
    ...rowsOnly,
    retention: [{ after: { months: MONTHS }, since: listingSends.createdAt }],
    personal: { policy: 'Enviar por correo viviendas', export: null, erase: 'cascade' },
  },
  listingConsents: {
    ...rowsOnly,
    retention: [
      { after: { months: 36 }, since: listingConsents.withdrawnAt },
      {
        after: { days: ENDED_RETENTION_DAYS },
        since: listingConsents.consentAt,
        where: isNull(listingConsents.confirmedAt),
      },
    ],
    personal: {
      policy: 'Enviar por correo viviendas',
      export: { as: 'consentsToHomesByEmail', read: ifVerified(listListingConsents, []) },
      // The proof remains.
      erase: ifVerified(withdrawListingConsents),
    },
  },
  advertObjections: {
    ...rowsOnly,
    retention: [{ after: { months: 36 }, remove: deleteOldObjections }],
    personal: {
      policy: 'Enviar por correo viviendas',
      export: { as: 'objectionToHomesByEmail', read: ifVerified(findObjection, null) },
      // Remains valid after an erasure.
      erase: () => Promise.resolve(),
    },
  },
  leadKeys: {
    ...rowsOnly,
    retention: [{ after: { months: 12 }, since: leadKeys.revokedAt }],
    // The row remains without the account.
    personal: { policy: 'Llevar el panel de la agencia', export: null, erase: () => Promise.resolve() },
  },
} as const satisfies Readonly<Record<string, TableRules>>;

async function readContactWith(email: string) {
  const id = await findContactId(email);
  return id ? readContact(id) : null;
}

export async function readContact(id: string) {
  const contact = await findContact(id);
  if (!contact) return null;
  const { basis, basisChannel, basisOn, basisWords, callsAgreed, createdAt, emails, lastContactAt, locale } = contact;
  const { name, phone, phones, source } = contact;
  const enquiries = await listEnquiriesOf(contact.id);
  const history = await listContactEvents(contact.id);
  const reminders = await listTasksOf(contact.id);
  const requirements = await listRequirements(contact.id);
  const sends = await listSendsTo(contact.id);
  return {
    name,
    phone,
    phones,
    emails,
    locale,
    source,
    basis,
    basisOn,
    basisChannel,
    basisWords,
    callsAgreed,
    createdAt,
    lastContactAt,
    telephoneEnquiries: enquiries
      .filter((enquiry) => enquiry.email === null)
      .map(({ createdAt: at, message, subject }) => ({ at, subject, message })),
    history: history.map(({ attachments, author, body, createdAt: at, email, kind, subject }) => ({
      at,
      kind,
      author,
      email,
      subject,
      body,
      attachments,
    })),
    reminders: reminders.map(({ doneAt, dueOn, text }) => ({ dueOn, text, doneAt })),
    requirements: requirements.map(({ requestedAt, createdAt: at, query }) => ({ at, query, requestedAt })),
    homesSent: sends.map(({ basis, createdAt: at, email, listingId, price, sender }) => ({
      at,
      email,
      listingId,
      price,
      basis,
      by: sender,
    })),
    answersAboutHomes: await exportAnswersOf(contact.id),
  };
}

async function eraseContactOf(email: string): Promise<void> {
  const contactId = await findContactId(email);
  if (!contactId) return;
  await withDb((db) => db.delete(contactEmails).where(eq(contactEmails.email, email)));
  await withDb((db) => db.delete(listingSends).where(eq(listingSends.email, email)));
  if ((await withDb((db) => db.$count(contactEmails, eq(contactEmails.contactId, contactId)))) > 0) {
    await withDb((db) =>
      db
        .delete(contactEvents)
        .where(
          sql`${contactEvents.email} = ${email} or ${contactEvents.refId} in (select id from ${messages} where email = ${email})`,
        ),
    );
    return;
  }
  await deleteContact(contactId);
}

/** Data of an address is deleted by address, not here. */
export async function deleteContact(id: string): Promise<void> {
  const { phones = [] } = (await findContact(id)) ?? {};
  await deleteUnmatchedNaming(phones.map(({ e164 }) => e164));
  await withDb((db) => db.delete(messages).where(and(eq(messages.contactId, id), isNull(messages.email))));
  await withDb((db) => db.delete(contacts).where(eq(contacts.id, id)));
  await deleteStrayEmailFiles();
}

/** Idle: no data and no import, or inactive for two years. */
async function deleteIdleContacts(): Promise<void> {
  const has = (table: string, where = 'true') =>
    sql.raw(`exists (select 1 from ${table} where ${table}.contact_id = contacts.id and ${where})`);
  const rows = sql`${has('messages')} or ${has('appointments')} or ${has('search_alerts', "status <> 'stopped'")}
    or ${has('subscribers', "status <> 'unsubscribed'")}`;
  const words = sql`${has('contact_events')} or ${has('tasks')} or ${has('requirements')} or ${has('listing_answers')}`;
  await withDb((db) =>
    db.delete(contacts).where(
      sql`not (${rows}) and (${lt(contacts.lastContactAt, monthsAgo(MONTHS))}
          or (${lt(contacts.createdAt, secondsAgo(DAY_SECONDS))} and ${contacts.source} <> 'import' and not (${words})))`,
    ),
  );
}
