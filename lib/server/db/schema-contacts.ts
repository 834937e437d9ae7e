import 'server-only';
import { sql } from 'drizzle-orm';
import { basisChannels } from '@/lib/contacts/noted-basis';
import { automaticKinds, type InvitationAnswer, type TextSpan } from '@/lib/contacts/received-email';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';

const account = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    name: text('name'),
    /** E.164; in `contact_phones` too. */
    phone: text('phone'),
    locale: text('locale').notNull(),
    ownerId: account('owner_id'),
    source: text('source').notNull(),
    /** Basis for offers, noted by staff or stated by an import; `enquiry`: of a version before, no basis. */
    basis: text('basis', { enum: ['request', 'client', 'enquiry'] }),
    basisOn: date('basis_on', { mode: 'string' }),
    /** How the contact said so, and the words; null: stated by an import or by a version before. */
    basisChannel: text('basis_channel', { enum: basisChannels }),
    basisWords: text('basis_words'),
    callsAgreed: boolean('calls_agreed').notNull().default(false),
    createdAt: createdAt(),
    lastContactAt: moment('last_contact_at').notNull().defaultNow(),
    /** When an imported contact was told that the agency has its data (GDPR art. 14). */
    informedAt: moment('informed_at'),
    /** End of the term to inform an imported contact; then it is deleted. */
    informBy: moment('inform_by'),
    /** Time of the email to the owners about the end of the term. */
    informNoticedAt: moment('inform_noticed_at'),
  },
  (table) => [
    check('contacts_basis', sql`${table.basis} in ('request', 'client', 'enquiry')`),
    check('contacts_basis_channel', sql`${table.basisChannel} in ('telephone', 'office', 'email', 'message')`),
    check('contacts_phone', sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    index('contacts_inform_by')
      .on(table.informBy)
      .where(sql`${table.informedAt} is null`),
    index('contacts_last_contact_at').on(table.lastContactAt),
    index('contacts_phone_index').on(table.phone),
  ],
);

const contactId = () =>
  uuid('contact_id')
    .notNull()
    .references(() => contacts.id, { onDelete: 'cascade' });

export const contactEmails = pgTable(
  'contact_emails',
  { email: text('email').primaryKey(), contactId: contactId(), createdAt: createdAt() },
  (table) => [
    check('contact_emails_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    index('contact_emails_contact').on(table.contactId),
  ],
);

export const contactPhones = pgTable(
  'contact_phones',
  {
    id: id(),
    contactId: contactId(),
    e164: text('e164').notNull(),
    /** Digits; empty: none. */
    extension: text('extension').notNull().default(''),
    label: text('label'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('contact_phones_once').on(table.contactId, table.e164, table.extension),
    check('contact_phones_e164', sql`${table.e164} ~ '^[+][1-9][0-9]{6,14}$'`),
    check('contact_phones_extension', sql`${table.extension} ~ '^[0-9]{0,7}$'`),
    index('contact_phones_number').on(table.e164),
  ],
);

export const contactEvents = pgTable(
  'contact_events',
  {
    id: id(),
    contactId: contactId(),
    kind: text('kind', { enum: ['note', 'reply', 'received'] }).notNull(),
    refId: uuid('ref_id'),
    listingId: text('listing_id'),
    email: text('email'),
    subject: text('subject'),
    body: text('body').notNull(),
    messageId: text('message_id'),
    authorId: account('author_id'),
    author: text('author').notNull(),
    createdAt: createdAt(),
    /** Message-ID or mailbox position; prevents duplicates. */
    mailKey: text('mail_key').unique('contact_events_mail_key_key'),
    matchedBy: text('matched_by', { enum: ['address', 'reference', 'sender', 'staff'] }),
    automatic: text('automatic', { enum: automaticKinds }),
    /** File names only; the files stay in the mailbox. */
    attachments: jsonb('attachments').$type<readonly string[]>(),
    /** Earlier emails quoted in `body`; null: not searched for. */
    quoted: jsonb('quoted').$type<readonly TextSpan[]>(),
    invitation: jsonb('invitation').$type<InvitationAnswer>(),
    /** It may be deleted. */
    appointmentId: uuid('appointment_id'),
  },
  (table) => [
    check(
      'contact_events_automatic',
      sql`${table.automatic} in ('reply', 'bounce', 'delayed', 'delivered', 'read', 'receipt', 'complaint')`,
    ),
    check('contact_events_kind', sql`${table.kind} in ('note', 'reply', 'received')`),
    index('contact_events_contact').on(table.contactId, table.createdAt),
    index('contact_events_created_at').on(table.createdAt),
    index('contact_events_ref').on(table.refId),
    index('contact_events_appointment')
      .on(table.appointmentId)
      .where(sql`${table.appointmentId} is not null`),
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    contactId: contactId(),
    assigneeId: account('assignee_id'),
    text: text('text').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('tasks_contact').on(table.contactId),
    index('tasks_due')
      .on(table.dueOn)
      .where(sql`${table.doneAt} is null`),
  ],
);

export const requirements = pgTable(
  'requirements',
  {
    id: id(),
    contactId: contactId(),
    query: text('query').notNull(),
    createdBy: account('created_by'),
    createdAt: createdAt(),
    /** Noted by a version before; now in `contacts.basis`. */
    requestedAt: moment('requested_at'),
  },
  (table) => [uniqueIndex('requirements_once').on(table.contactId, table.query)],
);

export const leadKeys = pgTable('lead_keys', {
  id: id(),
  hash: text('hash').notNull().unique('lead_keys_hash_key'),
  name: text('name').notNull(),
  createdBy: account('created_by'),
  createdAt: createdAt(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});
