import 'server-only';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/** Photographs whose sizes are in the storage. Rows never change, but for a look that is filled in. */
export const storedImages = pgTable(
  'stored_images',
  {
    /** `photo-` and the SHA-256 of the original, 32 digits of it. */
    id: text('id').primaryKey(),
    /** px of the largest size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    widths: jsonb('widths').$type<readonly number[]>().notNull(),
    /** Named colour of its placeholder. */
    tone: text('tone').notNull(),
    /** 256-bit difference hash, 64 digits: near ones are of the same photograph. Null for older rows. */
    lookHash: text('look_hash'),
    createdAt: createdAt(),
  },
  (table) => [check('stored_images_id', sql`${table.id} ~ '^photo-[0-9a-f]{32}$'`)],
);

/** Addresses that images were fetched from, each once; a failure is repeated a few times. */
export const imageSources = pgTable(
  'image_sources',
  {
    /** `sha256:` and a hash where it holds what may be a secret. */
    url: text('url').primaryKey(),
    imageId: text('image_id').references(() => storedImages.id, { onDelete: 'cascade' }),
    /** Code of the failure. */
    problem: text('problem'),
    attempts: integer('attempts').notNull().default(1),
    fetchedAt: moment('fetched_at').notNull().defaultNow(),
  },
  (table) => [check('image_sources_result', sql`(${table.imageId} is null) <> (${table.problem} is null)`)],
);
