import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fileRefusals } from '@/lib/contacts/email-file';
import { createdAt, id } from './columns';

/** Attachments of emails; pending while neither stored, refused nor moved. */
export const emailFiles = pgTable(
  'email_files',
  {
    id: id(),
    /** As in `contactEvents`, `messages` and `unmatchedEmails`; a file is deleted when none has it. */
    mailKey: text('mail_key').notNull(),
    mailbox: text('mailbox').notNull(),
    uidValidity: text('uid_validity').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    /** Part number (IMAP). */
    part: text('part').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** An estimate until it is stored. */
    bytes: integer('bytes').notNull(),
    attempts: integer('attempts').notNull().default(0),
    refusal: text('refusal', { enum: fileRefusals }),
    storageKey: text('storage_key'),
    sha256: text('sha256'),
    extension: text('extension'),
    /** Id of the listing with the sale that has the file now. */
    movedTo: text('moved_to'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'email_files_refusal',
      sql`${table.refusal} in ('wrongKind', 'heic', 'tooLarge', 'tooMany', 'empty', 'gone', 'failed')`,
    ),
    uniqueIndex('email_files_once').on(table.mailKey, table.part),
    index('email_files_pending')
      .on(table.mailbox)
      .where(sql`${table.storageKey} is null and ${table.refusal} is null and ${table.movedTo} is null`),
  ],
);
