import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CampaignContent } from '@/lib/campaigns/campaign-content';
import { createdAt, id, moment } from './columns';
import { subscribers } from './schema-leads';

/** Newsletters. The counts remain after the sends expire. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    content: jsonb('content').$type<CampaignContent>().notNull(),
    state: text('state', { enum: ['draft', 'sending', 'paused', 'sent'] })
      .notNull()
      .default('draft'),
    editVersion: integer('edit_version').notNull().default(0),
    author: text('author').notNull(),
    isIndexed: boolean('is_indexed').notNull().default(false),
    subscribers: integer('readers').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    unknown: integer('unknown').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    testedAt: moment('tested_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [check('campaigns_state', sql`${table.state} in ('draft', 'sending', 'paused', 'sent')`)],
);

/** Prevents duplicate emails. */
export const campaignSends = pgTable(
  'campaign_sends',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    /**
     * `claimed`: at the mail server, no response yet. `unknown`: the process ended or the server stopped responding
     * meanwhile.
     * `skipped`: unsubscribed before sending.
     */
    state: text('state', { enum: ['queued', 'claimed', 'sent', 'bounced', 'failed', 'unknown', 'skipped'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ name: 'campaign_sends_pkey', columns: [table.campaignId, table.subscriberId] }),
    check(
      'campaign_sends_state',
      sql`${table.state} in ('queued', 'claimed', 'sent', 'bounced', 'failed', 'unknown', 'skipped')`,
    ),
    index('campaign_sends_due')
      .on(table.campaignId, table.nextAttemptAt)
      .where(sql`${table.state} = 'queued'`),
    index('campaign_sends_subscriber').on(table.subscriberId),
  ],
);

/** Clicks per link, without the identity of the subscriber. */
export const campaignClicks = pgTable(
  'campaign_clicks',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    link: text('link').notNull(),
    n: integer('n').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'campaign_clicks_pkey', columns: [table.campaignId, table.link] })],
);

/** While a mail server refuses the sender. One row. */
export const sendingStops = pgTable('sending_stops', {
  id: text('id').primaryKey(),
  /** Reply of the server, without addresses. */
  words: text('words').notNull(),
  /** Null: emails are accepted again. */
  stoppedAt: moment('stopped_at'),
  retryAt: moment('retry_at'),
  /** Time of the last email to the owners. */
  noticedAt: moment('noticed_at'),
  createdAt: createdAt(),
});
