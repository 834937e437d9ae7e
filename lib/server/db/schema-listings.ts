import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import type { ListingProblem } from '@/lib/listings/schema/listing-schema';
import type { Listing, ListingDraft } from '@/content/types/listing';
import type { ProvinceId } from '@/content/types/province';

export type DeskField = Exclude<keyof ListingDraft, 'id' | 'reference' | 'updated'>;

/** Desk value, and the source value at that time: a later source change is a conflict. Without value: removed. */
type DeskChange<Value> = Readonly<{ value?: Value; over?: Value }>;

export type DeskChanges = Readonly<
  { [Field in DeskField]?: DeskChange<ListingDraft[Field]> } & {
    isWithdrawn?: boolean;
    updated?: Listing['updated'];
  }
>;

export const listings = pgTable(
  'listings',
  {
    /** Part of the URL; never changes. */
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique('listings_reference_key'),
    /** `files` (content/properties), `desk`, or `feed:NAME`. */
    source: text('source').notNull(),
    /** Identifies the listing in its feed even if the reference changes. */
    feedId: text('feed_id'),
    base: jsonb('base').$type<ListingDraft>().notNull(),
    baseHash: text('base_hash').notNull(),
    /** Unchanged listings are skipped. */
    inputHash: text('input_hash'),
    /** Null for other sources. */
    province: text('province').$type<ProvinceId>(),
    problems: jsonb('problems')
      .$type<readonly ListingProblem[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Null for a draft. */
    publishedAt: moment('published_at'),
    changes: jsonb('changes')
      .$type<DeskChanges>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    isAbsent: boolean('is_absent').notNull().default(false),
    position: integer('position').notNull().default(0),
    version: bigint('version', { mode: 'number' }).notNull(),
    soldAt: moment('sold_at'),
    /** Each desk save raises it and must name the version it started from. */
    editVersion: integer('edit_version').notNull().default(0),
    /** Deleted at the desk before publication; the row stays so that every instance removes the listing. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('listings_source', sql`${table.source} ~ '^(files|desk|feed:.+)$'`),
    index('listings_version').on(table.version),
  ],
);

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
    previousPrice: integer('previous_price'),
    /** `files`, `desk`, `command` (`desk` in the oldest rows) or `feed:NAME`. */
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
 * One row. Each catalogue change locks it and increments the number, so that instances never skip an uncommitted
 * change.
 */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    key: integer('key').primaryKey().default(1),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** Older builds store nothing. */
    contentBuiltAt: moment('content_built_at'),
    /** Permanently false after the samples are removed. */
    hasFiles: boolean('has_files').notNull().default(true),
    /** Changes after a restore, which invalidates the memory of instances. */
    restoreId: uuid('restore_id').notNull().defaultRandom(),
    /** Upgrade that brought the rules for adverts; published listings have notice from then on. */
    advertRulesAt: moment('advert_rules_at').notNull().defaultNow(),
  },
  (table) => [check('catalogue_version_one', sql`${table.key} = 1`)],
);
