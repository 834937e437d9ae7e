import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import type { ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { Listing, ListingDraft } from '@/content/types/listing';

/** Fields that the desk can change over a source. */
export type DeskField = Exclude<keyof ListingDraft, 'id' | 'reference' | 'updated'>;

/** A value by the desk, and the source's at that time: another one since is a conflict. Without value: removed. */
type DeskChange<Value> = Readonly<{ value?: Value; over?: Value }>;

/** What the desk changed of a listing, over its source. */
export type DeskChanges = Readonly<
  { [Field in DeskField]?: DeskChange<ListingDraft[Field]> } & {
    isWithdrawn?: boolean;
    /** ISO date of the last one. */
    updated?: Listing['updated'];
  }
>;

/** The catalogue. */
export const listings = pgTable(
  'listings',
  {
    /** Part of its address: never changes. */
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique('listings_reference_key'),
    /** `files` (content/properties), `desk`, or `feed:NAME`. */
    source: text('source').notNull(),
    /** Of the listing within its feed: with another reference it is the same one. */
    feedId: text('feed_id'),
    /** As its source has it. */
    base: jsonb('base').$type<ListingDraft>().notNull(),
    baseHash: text('base_hash').notNull(),
    /** Of what a feed and its settings said: an unchanged listing costs nothing. */
    inputHash: text('input_hash'),
    /** What `base` lacks before it may be shown. */
    problems: jsonb('problems')
      .$type<readonly ListingProblem[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Null for a draft. */
    publishedAt: moment('published_at'),
    /** Over `base`. */
    changes: jsonb('changes')
      .$type<DeskChanges>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** No longer in its source. */
    isAbsent: boolean('is_absent').notNull().default(false),
    /** Order within its source. */
    position: integer('position').notNull().default(0),
    /** Version of the catalogue that last changed it. */
    version: bigint('version', { mode: 'number' }).notNull(),
    soldAt: moment('sold_at'),
    /** Raised by each save at the desk, which names the one that it began with. */
    editVersion: integer('edit_version').notNull().default(0),
    /** Deleted at the desk before anybody saw it; the row stays, so that every instance sees it go. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('listings_source', sql`${table.source} ~ '^(files|desk|feed:.+)$'`),
    index('listings_version').on(table.version),
  ],
);

/** History of prices and states. */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: id(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['published', 'available', 'reserved', 'sold', 'withdrawn', 'price'] }).notNull(),
    /** EUR after the event. */
    price: integer('price').notNull(),
    /** EUR before a new price. */
    previousPrice: integer('previous_price'),
    /** Source of the change: `files`, `desk`, `command` (`desk` in the oldest rows) or `feed:NAME`. */
    origin: text('origin').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'listing_events_kind',
      sql`${table.kind} in ('published', 'available', 'reserved', 'sold', 'withdrawn', 'price')`,
    ),
    index('listing_events_listing').on(table.listingId, table.createdAt),
  ],
);

/**
 * One row. Each change of the catalogue takes its lock and the next number, so that no reader passes a number whose
 * change it cannot see yet.
 */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    key: integer('key').primaryKey().default(1),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** Build whose content/properties was stored last: older builds store nothing. */
    contentBuiltAt: moment('content_built_at'),
    /** Whether content/properties is in the catalogue; false for good once the samples were removed. */
    hasFiles: boolean('has_files').notNull().default(true),
    /** Another one after a restore: what instances have in memory is then of another database. */
    restoreId: uuid('restore_id').notNull().defaultRandom(),
  },
  (table) => [check('catalogue_version_one', sql`${table.key} = 1`)],
);
