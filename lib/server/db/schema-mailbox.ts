import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FieldLabels } from '@/lib/contacts/portals/portal-fields';
import type { PortalEnquiry } from '@/lib/contacts/portals/read-portal-email';
import { automaticKinds, type InvitationAnswer, type TextSpan } from '@/lib/contacts/received-email';
import { createdAt, id, moment } from './columns';

export const mailboxes = pgTable('mailboxes', {
  id: text('id').primaryKey(),
  /** A new value restarts the UID numbering. */
  uidValidity: text('uid_validity'),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  stored: integer('stored').notNull().default(0),
  unmatched: integer('unmatched').notNull().default(0),
  unreadable: integer('unreadable').notNull().default(0),
  leasedUntil: moment('leased_until'),
  readAt: moment('read_at'),
  failedAt: moment('failed_at'),
  failure: text('failure'),
  listsUnknown: boolean('lists_unknown').notNull().default(false),
  createdAt: createdAt(),
});

/** Preset ids of portals that an owner has seen read well. */
export const portals = pgTable('portals', {
  id: text('id').primaryKey(),
  confirmedAt: moment('confirmed_at').notNull().defaultNow(),
});

export const ownPortals = pgTable(
  'own_portals',
  {
    id: id(),
    name: text('name').notNull().unique('own_portals_name_key'),
    /** Address, or host with its subdomains. */
    sender: text('sender').notNull().unique('own_portals_sender_key'),
    labels: jsonb('labels').$type<FieldLabels>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('own_portals_sender_lower', sql`${table.sender} = lower(${table.sender} collate "C")`)],
);

/** Emails that belong to no contact: of portals, of former versions, and reports of servers without their words. */
export const unmatchedEmails = pgTable(
  'unmatched_emails',
  {
    id: id(),
    /** As in `contactEvents`. */
    mailKey: text('mail_key').notNull().unique('unmatched_emails_mail_key_key'),
    name: text('name').notNull(),
    email: text('email'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attachments: jsonb('attachments').$type<readonly string[]>().notNull(),
    quoted: jsonb('quoted').$type<readonly TextSpan[]>().notNull(),
    invitation: jsonb('invitation').$type<InvitationAnswer>(),
    automatic: text('automatic', { enum: automaticKinds }),
    sentAt: moment('sent_at'),
    /** `fields` has what it says for certain. */
    portal: text('portal'),
    fields: jsonb('fields').$type<PortalEnquiry>(),
    setAsideAt: moment('set_aside_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('unmatched_emails_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check(
      'unmatched_emails_automatic',
      sql`${table.automatic} in ('reply', 'bounce', 'delayed', 'delivered', 'read', 'receipt', 'complaint')`,
    ),
    index('unmatched_emails_created_at').on(table.createdAt),
    index('unmatched_emails_email').on(table.email),
  ],
);

/** Emails of unknown senders: what is listed, and where the mailbox has the words. */
export const unknownEmails = pgTable(
  'unknown_emails',
  {
    id: id(),
    /** As in `contactEvents`. */
    mailKey: text('mail_key').notNull().unique('unknown_emails_mail_key_key'),
    mailboxId: text('mailbox_id').notNull(),
    uidValidity: text('uid_validity').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    email: text('email'),
    subject: text('subject').notNull(),
    sentAt: moment('sent_at'),
    setAsideAt: moment('set_aside_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('unknown_emails_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    index('unknown_emails_created_at').on(table.createdAt),
    index('unknown_emails_email').on(table.email),
  ],
);

/** Senders that are never listed. */
export const ignoredSenders = pgTable(
  'ignored_senders',
  { email: text('email').primaryKey(), createdAt: createdAt() },
  (table) => [check('ignored_senders_email_lower', sql`${table.email} = lower(${table.email} collate "C")`)],
);
