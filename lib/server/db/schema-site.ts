import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ArticleData, QuestionData } from '@/lib/writing/written-texts';
import { createdAt, moment } from './columns';

/** All versions; the latest applies. */
export const siteFactVersions = pgTable(
  'site_facts',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    /** Null: the value of content/. */
    value: jsonb('value').$type<Readonly<Record<string, unknown>>>(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: 'site_facts_pkey', columns: [table.key, table.version] })],
);

export const articles = pgTable('articles', {
  /** `/blog/{id}`. */
  id: text('id').primaryKey(),
  data: jsonb('data').$type<ArticleData>().notNull(),
  editVersion: integer('edit_version').notNull().default(1),
  author: text('author').notNull(),
  publishedAt: moment('published_at'),
  withdrawnAt: moment('withdrawn_at'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const questions = pgTable('questions', {
  id: text('id').primaryKey(),
  data: jsonb('data').$type<QuestionData>().notNull(),
  position: integer('position').notNull().default(0),
  editVersion: integer('edit_version').notNull().default(1),
  author: text('author').notNull(),
  publishedAt: moment('published_at'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const redirects = pgTable('redirects', {
  address: text('address').primaryKey(),
  /** Null: permanently removed (410). */
  target: text('target'),
  author: text('author').notNull(),
  /** Instances reload all rows when the highest changes. */
  version: bigint('version', { mode: 'number' }).notNull(),
  hits: bigint('hits', { mode: 'number' }).notNull().default(0),
  lastHitAt: moment('last_hit_at'),
  createdAt: createdAt(),
});

/** Replace those of content/. */
export const fileLevels = pgTable(
  'price_levels',
  {
    /** Id of a level in `content/price-levels.ts`. */
    place: text('place').primaryKey(),
    /** `2026-Q3`. */
    quarter: text('quarter').notNull(),
    /** EUR per m2. */
    price: integer('price').notNull(),
    source: text('source').notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('price_levels_quarter', sql`${table.quarter} ~ '^[0-9]{4}-Q[1-4]$'`),
    check('price_levels_price', sql`${table.price} > 0`),
  ],
);
