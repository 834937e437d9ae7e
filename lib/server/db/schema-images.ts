import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/** Immutable, except that `lookHash` is added later. */
export const storedImages = pgTable(
  'stored_images',
  {
    /** `photo-` and 32 hex digits of the original's SHA-256. */
    id: text('id').primaryKey(),
    /** px of the largest size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    widths: jsonb('widths').$type<readonly number[]>().notNull(),
    tone: text('tone').notNull(),
    /** 256-bit difference hash, 64 digits; null for older rows. */
    lookHash: text('look_hash'),
    createdAt: createdAt(),
  },
  (table) => [check('stored_images_id', sql`${table.id} ~ '^photo-[0-9a-f]{32}$'`)],
);

export const imageSources = pgTable(
  'image_sources',
  {
    /** `sha256:` and a hash where the address may contain a secret. */
    url: text('url').primaryKey(),
    imageId: text('image_id').references(() => storedImages.id, { onDelete: 'cascade' }),
    problem: text('problem'),
    /** Of the address without its query. */
    pathHash: text('path_hash'),
    /** Strong, with the bytes of the file; null where the server sends none. */
    etag: text('etag'),
    bytes: integer('bytes'),
    attempts: integer('attempts').notNull().default(1),
    fetchedAt: moment('fetched_at').notNull().defaultNow(),
  },
  (table) => [
    check('image_sources_result', sql`(${table.imageId} is null) <> (${table.problem} is null)`),
    index('image_sources_path').on(table.pathHash),
  ],
);
