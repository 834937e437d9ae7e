import 'server-only';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import type { HeldChanges } from '@/lib/listings/kyero/held-changes';
import { createdAt, id, moment } from './columns';

/** Feeds that were imported at least once. */
export const feeds = pgTable('feeds', {
  name: text('name').primaryKey(),
  /** Of the response that was imported last. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** Of build and settings of that run: others read the same feed otherwise. */
  settingsHash: text('settings_hash'),
  startedAt: moment('started_at'),
  /** Listings that come before are news to nobody. */
  firstCompletedAt: moment('first_completed_at'),
  /** One run at a time, on one instance. */
  leaseOwner: text('lease_owner'),
  leasedUntil: moment('leased_until'),
  /** Set up at the desk, not in FEEDS. */
  isOfDesk: boolean('is_of_desk').notNull().default(false),
  /** Encrypted, with its credentials; null for entries of FEEDS. */
  address: text('address'),
  /** YAML, as of a file of settings, without the next two. */
  settings: text('settings'),
  /** Its complete homes are published at once. */
  isTrusted: boolean('is_trusted').notNull().default(false),
  everyMinutes: integer('every_minutes').notNull().default(60),
  pausedAt: moment('paused_at'),
  /** What a run would change, while it waits for a yes. */
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
