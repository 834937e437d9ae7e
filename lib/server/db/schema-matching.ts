import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sendBases } from '@/lib/contacts/send-basis';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';
import { contacts } from './schema-contacts';

export const listingSends = pgTable(
  'listing_sends',
  {
    id: id(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    listingId: text('listing_id').notNull(),
    /** EUR at that time; at a lower price it may be sent again. */
    price: integer('price').notNull(),
    basis: text('basis', { enum: sendBases }).notNull(),
    basisAt: moment('basis_at').notNull(),
    stopHash: text('stop_hash').notNull().unique('listing_sends_stop_hash_key'),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    sender: text('sender').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('listing_sends_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check('listing_sends_basis', sql`${table.basis} in ('requested', 'alert', 'enquiry')`),
    uniqueIndex('listing_sends_once').on(table.listingId, table.email, table.price),
    index('listing_sends_contact').on(table.contactId, table.createdAt),
    index('listing_sends_created_at').on(table.createdAt),
  ],
);

/** Hashes of addresses; retained after the contact is erased. */
export const advertObjections = pgTable('advert_objections', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: createdAt(),
});
