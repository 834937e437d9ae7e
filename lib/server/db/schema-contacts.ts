import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema';

const account = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** People who wrote, called, booked or subscribed. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    name: text('name'),
    /** E.164. */
    phone: text('phone'),
    locale: text('locale').notNull(),
    /** The agent. */
    ownerId: account('owner_id'),
    /** By what the agency came to know of the person. */
    source: text('source').notNull(),
    /** Why the agency may write to a person that it took over from another program; null: it may not, or it needs none. */
    basis: text('basis', { enum: ['request', 'client', 'enquiry'] }),
    /** Of that request or enquiry. */
    basisOn: date('basis_on', { mode: 'string' }),
    createdAt: createdAt(),
    lastContactAt: moment('last_contact_at').notNull().defaultNow(),
  },
  (table) => [
    check('contacts_basis', sql`${table.basis} in ('request', 'client', 'enquiry')`),
    check('contacts_phone', sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    index('contacts_last_contact_at').on(table.lastContactAt),
    index('contacts_phone_index').on(table.phone),
  ],
);

const contactId = () =>
  uuid('contact_id')
    .notNull()
    .references(() => contacts.id, { onDelete: 'cascade' });

/** Addresses of people: who has two is one. */
export const contactEmails = pgTable(
  'contact_emails',
  { email: text('email').primaryKey(), contactId: contactId(), createdAt: createdAt() },
  (table) => [
    check('contact_emails_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    index('contact_emails_contact').on(table.contactId),
  ],
);

/** What staff wrote or noted; enquiries, appointments, alerts and sign-ups have tables of their own. */
export const contactEvents = pgTable(
  'contact_events',
  {
    id: id(),
    contactId: contactId(),
    kind: text('kind', { enum: ['note', 'reply', 'received'] }).notNull(),
    /** The enquiry that it answers. */
    refId: uuid('ref_id'),
    listingId: text('listing_id'),
    /** Where a reply went, or from where an email came. */
    email: text('email'),
    subject: text('subject'),
    body: text('body').notNull(),
    /** Name of the Message-ID of a reply, before its `@`. */
    messageId: text('message_id'),
    authorId: account('author_id'),
    /** As she was called then. */
    author: text('author').notNull(),
    createdAt: createdAt(),
    /** Of an email that was read from the mailbox: its Message-ID or place there, so that none is stored twice. */
    mailKey: text('mail_key').unique('contact_events_mail_key_key'),
    /** How its person was found: by the signed address, by what it answers, or by the sender's address alone. */
    matchedBy: text('matched_by', { enum: ['address', 'reference', 'sender'] }),
    /** A program wrote it: an automatic reply, or a mail server that could not deliver. */
    automatic: text('automatic', { enum: ['reply', 'bounce'] }),
    /** Names alone; the files stay in the mailbox. */
    attachments: jsonb('attachments').$type<readonly string[]>(),
  },
  (table) => [
    check('contact_events_automatic', sql`${table.automatic} in ('reply', 'bounce')`),
    check('contact_events_kind', sql`${table.kind} in ('note', 'reply', 'received')`),
    index('contact_events_contact').on(table.contactId, table.createdAt),
    index('contact_events_created_at').on(table.createdAt),
    index('contact_events_ref').on(table.refId),
  ],
);

/** Reminders. */
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

/** What a person looks for, entered by an agent. */
export const requirements = pgTable(
  'requirements',
  {
    id: id(),
    contactId: contactId(),
    /** Canonical query of the site's filters, as of an alert. */
    query: text('query').notNull(),
    createdBy: account('created_by'),
    createdAt: createdAt(),
    /** Since when the person wants homes like these by email; null: it was noted for the agency alone. */
    requestedAt: moment('requested_at'),
  },
  (table) => [uniqueIndex('requirements_once').on(table.contactId, table.query)],
);

/** Keys with which other programs send enquiries. */
export const leadKeys = pgTable('lead_keys', {
  id: id(),
  hash: text('hash').notNull().unique('lead_keys_hash_key'),
  name: text('name').notNull(),
  createdBy: account('created_by'),
  createdAt: createdAt(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});

/** How far the agency's mailbox was read. */
export const mailboxes = pgTable('mailboxes', {
  /** Hash of its address. */
  id: text('id').primaryKey(),
  /** With another one, the numbers of its emails begin anew. */
  uidValidity: text('uid_validity'),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  /** Emails that became part of a conversation; of nobody known; that could not be read. */
  stored: integer('stored').notNull().default(0),
  unmatched: integer('unmatched').notNull().default(0),
  unreadable: integer('unreadable').notNull().default(0),
  /** One instance at a time reads it. */
  leasedUntil: moment('leased_until'),
  readAt: moment('read_at'),
  /** Since when it cannot be read, and why. */
  failedAt: moment('failed_at'),
  failure: text('failure'),
  createdAt: createdAt(),
});
