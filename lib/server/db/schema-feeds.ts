import 'server-only';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FeedNotes, FeedReport } from '@/lib/listings/kyero/feed-report';
import type { HeldChanges } from '@/lib/listings/kyero/held-changes';
import { createdAt, id, moment } from './columns';

export const feeds = pgTable('feeds', {
  name: text('name').primaryKey(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** SHA-256, of the last complete run. */
  bodyHash: text('body_hash'),
  notes: jsonb('notes').$type<FeedNotes>(),
  /** Different build or settings interpret the feed differently. */
  settingsHash: text('settings_hash'),
  startedAt: moment('started_at'),
  /** Earlier listings are not announced as news. */
  firstCompletedAt: moment('first_completed_at'),
  leaseOwner: text('lease_owner'),
  leasedUntil: moment('leased_until'),
  isOfDesk: boolean('is_of_desk').notNull().default(false),
  /** Encrypted, with its credentials; null for entries of FEEDS. */
  address: text('address'),
  settings: text('settings'),
  /** Its complete listings are published at once. */
  isTrusted: boolean('is_trusted').notNull().default(false),
  everyMinutes: integer('every_minutes').notNull().default(60),
  /** For new builds on sale: per cent, and whether the feed's prices are without it. */
  newBuildVat: doublePrecision('new_build_vat'),
  newBuildExcludesVat: boolean('new_build_excludes_vat').notNull().default(false),
  /** Developer of its new builds. */
  promoter: text('promoter'),
  pausedAt: moment('paused_at'),
  /** Pending changes of a run, until staff approve them. */
  held: jsonb('held').$type<HeldChanges>(),
});

export const feedRuns = pgTable(
  'feed_runs',
  {
    id: id(),
    feed: text('feed')
      .notNull()
      .references(() => feeds.name, { onDelete: 'cascade' }),
    report: jsonb('report').$type<FeedReport>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('feed_runs_feed').on(table.feed, table.createdAt)],
);
