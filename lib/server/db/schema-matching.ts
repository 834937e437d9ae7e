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
    /** `enquiry`: sent by a version before. */
    basis: text('basis', { enum: [...sendBases, 'enquiry'] }).notNull(),
    basisAt: moment('basis_at').notNull(),
    stopHash: text('stop_hash').notNull().unique('listing_sends_stop_hash_key'),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    sender: text('sender').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('listing_sends_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check('listing_sends_basis', sql`${table.basis} in ('consent', 'requested', 'client', 'alert', 'enquiry')`),
    uniqueIndex('listing_sends_once').on(table.listingId, table.email, table.price),
    index('listing_sends_contact').on(table.contactId, table.createdAt),
    index('listing_sends_created_at').on(table.createdAt),
  ],
);

/** One row per ticked box: the proof of consent. */
export const listingConsents = pgTable(
  'listing_consents',
  {
    id: id(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    /** Path of the page with the form. */
    place: text('place').notNull(),
    consentText: text('consent_text').notNull(),
    /** Date of the privacy policy. */
    consentVersion: text('consent_version').notNull(),
    consentAt: moment('consent_at').notNull().defaultNow(),
    confirmHash: text('confirm_hash').notNull().unique('listing_consents_confirm_hash_key'),
    confirmExpiresAt: moment('confirm_expires_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    check('listing_consents_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    index('listing_consents_email').on(table.email),
  ],
);

/** Hashes of addresses; retained after the contact is erased. */
export const advertObjections = pgTable('advert_objections', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: createdAt(),
});
