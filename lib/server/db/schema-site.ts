import 'server-only';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ArticleData, QuestionData } from '@/lib/writing/written-texts';
import { createdAt, moment } from './columns';

/** What the agency says of itself, every version; the last one counts. */
export const siteFactValues = pgTable(
  'site_facts',
  {
    /** As `factKeys` of lib/site/facts. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    /** Null: as content/ has it. */
    value: jsonb('value').$type<Readonly<Record<string, unknown>>>(),
    /** As the activity log knows the author. */
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: 'site_facts_pkey', columns: [table.key, table.version] })],
);

/** Articles of the desk, beside content/articles. */
export const articles = pgTable('articles', {
  /** `/blog/{id}`. */
  id: text('id').primaryKey(),
  data: jsonb('data').$type<ArticleData>().notNull(),
  editVersion: integer('edit_version').notNull().default(1),
  author: text('author').notNull(),
  publishedAt: moment('published_at'),
  /** Was published, and no longer is. */
  withdrawnAt: moment('withdrawn_at'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Questions of the desk: they stand after those of content/. */
export const questions = pgTable('questions', {
  /** Anchor in every language. */
  id: text('id').primaryKey(),
  data: jsonb('data').$type<QuestionData>().notNull(),
  position: integer('position').notNull().default(0),
  editVersion: integer('edit_version').notNull().default(1),
  author: text('author').notNull(),
  publishedAt: moment('published_at'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Addresses of a former site. */
export const redirectRows = pgTable('redirects', {
  /** As `oldAddress` of lib/site spells it. */
  address: text('address').primaryKey(),
  /** Path of this site; null: gone for good (410). */
  target: text('target'),
  /** As the activity log knows the author. */
  author: text('author').notNull(),
  /** Number of the catalogue since which it stands so: instances read all of them where the highest changes. */
  version: bigint('version', { mode: 'number' }).notNull(),
  hits: bigint('hits', { mode: 'number' }).notNull().default(0),
  lastHitAt: moment('last_hit_at'),
  createdAt: createdAt(),
});
