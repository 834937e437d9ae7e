import 'server-only';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, moment } from './columns';
import { users } from './schema-accounts';

export const listingNotes = pgTable(
  'listing_notes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').notNull(),
    note: text('note').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'listing_notes_pkey', columns: [table.userId, table.listingId] }),
    check('listing_notes_note', sql`length(${table.note}) >= 1 and length(${table.note}) <= 1000`),
  ],
);

/** A new link invalidates the last. */
export const sharedLists = pgTable('shared_lists', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique('shared_lists_hash_key'),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
});
