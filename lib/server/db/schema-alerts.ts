import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { contacts } from './schema-contacts';

export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    /** Query string of the filters; `''` for all listings. */
    query: text('query').notNull(),
    frequency: text('frequency', { enum: ['daily', 'weekly'] }).notNull(),
    wantedFrequency: text('wanted_frequency', { enum: ['daily', 'weekly'] }),
    status: text('status', { enum: ['pending', 'confirmed', 'stopped'] })
      .notNull()
      .default('pending'),
    confirmHash: text('confirm_hash').unique('search_alerts_confirm_hash_key'),
    confirmExpiresAt: moment('confirm_expires_at'),
    stopHash: text('stop_hash').unique('search_alerts_stop_hash_key'),
    consentAt: moment('consent_at').notNull().defaultNow(),
    consentVersion: text('consent_version').notNull(),
    confirmedAt: moment('confirmed_at'),
    stoppedAt: moment('stopped_at'),
    /** News up to then is handled. */
    newsThrough: moment('news_through').notNull().defaultNow(),
    lastSentAt: moment('last_sent_at'),
    createdAt: createdAt(),
    wantedAt: moment('wanted_at'),
    wantedVersion: text('wanted_version'),
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('search_alerts_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check('search_alerts_frequency', sql`${table.frequency} in ('daily', 'weekly')`),
    check('search_alerts_status', sql`${table.status} in ('pending', 'confirmed', 'stopped')`),
    uniqueIndex('search_alerts_search').on(table.email, table.query),
    index('search_alerts_created_at').on(table.createdAt),
    index('search_alerts_contact').on(table.contactId),
  ],
);

/** EUR. */
export const listingPrices = pgTable('watched_homes', {
  listingId: text('listing_id').primaryKey(),
  price: integer('price').notNull(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});

/** Catalogue changes. The key stores each once, even while an older version runs. */
export const listingNews = pgTable(
  'home_news',
  {
    id: id(),
    listingId: text('listing_id').notNull(),
    kind: text('kind', { enum: ['new', 'priceDrop'] }).notNull(),
    price: integer('price').notNull(),
    previousPrice: integer('previous_price'),
    createdAt: createdAt(),
  },
  (table) => [
    check('home_news_kind', sql`${table.kind} in ('new', 'priceDrop')`),
    uniqueIndex('home_news_once').on(table.listingId, table.kind, table.price),
    index('home_news_created_at').on(table.createdAt),
  ],
);
