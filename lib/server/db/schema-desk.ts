import 'server-only';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingDraft } from '@/content/types/listing';
import type { Place } from '@/content/types/place';
import { createdAt, moment } from './columns';
import { users } from './schema-accounts';
import { listings } from './schema-listings';

/** Typed values by field name; for checkbox groups the checked values. */
export type TypedFields = Readonly<Record<string, string | readonly string[]>>;

const listingId = () =>
  text('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' });

export const listingDrafts = pgTable(
  'listing_drafts',
  {
    listingId: listingId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Raw form input, including invalid values; changed fields only. */
    fields: jsonb('fields').$type<TypedFields>().notNull(),
    /** `listings.edit_version` when editing began. */
    overVersion: integer('over_version').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'listing_drafts_pkey', columns: [table.listingId, table.authorId] })],
);

export const listingRevisions = pgTable(
  'listing_revisions',
  {
    listingId: listingId(),
    /** `listings.edit_version`. */
    version: integer('version').notNull(),
    data: jsonb('data').$type<ListingDraft>().notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: 'listing_revisions_pkey', columns: [table.listingId, table.version] })],
);

export const listingPreviews = pgTable(
  'listing_previews',
  {
    hash: text('hash').primaryKey(),
    listingId: listingId(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    approvedVersion: integer('approved_version'),
    approvedAt: moment('approved_at'),
    comment: text('comment'),
    commentedAt: moment('commented_at'),
  },
  (table) => [index('listing_previews_listing').on(table.listingId)],
);

/** Kept while it can be undone; notifications are sent afterwards. */
export const recentChanges = pgTable(
  'recent_changes',
  {
    listingId: text('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    /** A different value means a later edit. */
    editVersion: integer('edit_version').notNull(),
    catalogueVersion: bigint('catalogue_version', { mode: 'number' }).notNull(),
    former: jsonb('former').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: createdAt(),
    seenAt: moment('seen_at'),
  },
  (table) => [index('recent_changes_created_at').on(table.createdAt)],
);

export const places = pgTable('places', {
  id: text('id').primaryKey(),
  data: jsonb('data').$type<Place>().notNull(),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
