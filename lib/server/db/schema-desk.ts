import 'server-only';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingDraft } from '@/content/types/listing';
import type { Place } from '@/content/types/place';
import { createdAt, moment } from './columns';
import { listings, users } from './schema';

/** What was typed, by the name of the field; of several boxes those that are ticked. */
export type TypedFields = Readonly<Record<string, string | readonly string[]>>;

const listingId = () =>
  text('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' });

/** What somebody has typed into a listing and not saved yet. Visitors and instances never read it. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    listingId: listingId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it stands in the form, also what cannot be read yet; changed fields alone. */
    fields: jsonb('fields').$type<TypedFields>().notNull(),
    /** `listings.edit_version` when the typing began. */
    overVersion: integer('over_version').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'listing_drafts_pkey', columns: [table.listingId, table.authorId] })],
);

/** What was published, to compare and to take back. */
export const listingRevisions = pgTable(
  'listing_revisions',
  {
    listingId: listingId(),
    /** `listings.edit_version`. */
    version: integer('version').notNull(),
    data: jsonb('data').$type<ListingDraft>().notNull(),
    /** As the activity log knows the author. */
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: 'listing_revisions_pkey', columns: [table.listingId, table.version] })],
);

/** Addresses of drafts for a seller to look at. */
export const listingPreviews = pgTable(
  'listing_previews',
  {
    hash: text('hash').primaryKey(),
    listingId: listingId(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** What the seller said: the version that was approved. */
    approvedVersion: integer('approved_version'),
    approvedAt: moment('approved_at'),
    /** Or what is wrong, in the seller's words. */
    comment: text('comment'),
    commentedAt: moment('commented_at'),
  },
  (table) => [index('listing_previews_listing').on(table.listingId)],
);

/** The last step of a listing at the desk, while it can be undone and before anybody is written to about it. */
export const recentChanges = pgTable(
  'recent_changes',
  {
    listingId: text('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** As the activity log names it. */
    action: text('action').notNull(),
    /** `listings.edit_version` after it: with another one, somebody has changed the listing since. */
    editVersion: integer('edit_version').notNull(),
    /** Number of the catalogue that shows it. */
    catalogueVersion: bigint('catalogue_version', { mode: 'number' }).notNull(),
    /** What undo restores. */
    former: jsonb('former').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: createdAt(),
    /** When an instance was seen to show it. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('recent_changes_created_at').on(table.createdAt)],
);

/** Places of the desk, beside content/places. */
export const places = pgTable('places', {
  id: text('id').primaryKey(),
  data: jsonb('data').$type<Place>().notNull(),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
