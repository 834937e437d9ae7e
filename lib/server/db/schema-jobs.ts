import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { subscribers } from './schema-leads';

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** Kind of email, newsletter action, or `send` of a campaign. */
    kind: text('kind').notNull(),
    recipient: text('recipient'),
    locale: text('locale'),
    payload: jsonb('payload')
      .$type<Readonly<Record<string, unknown>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    idempotencyKey: text('idempotency_key').unique('jobs_idempotency_key_key'),
    status: text('status', { enum: ['queued', 'leased', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    leaseUntil: moment('lease_until'),
    leaseOwner: text('lease_owner'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
    queue: text('queue', { enum: ['email', 'newsletter', 'campaign'] })
      .notNull()
      .default('email'),
    /** Queue `newsletter` only. */
    subscriberId: uuid('subscriber_id').references(() => subscribers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check(
      'jobs_email',
      sql`${table.queue} <> 'email' or (${table.recipient} is not null and ${table.locale} is not null)`,
    ),
    check('jobs_newsletter', sql`${table.queue} <> 'newsletter' or ${table.subscriberId} is not null`),
    check('jobs_status', sql`${table.status} in ('queued', 'leased', 'sent', 'dead')`),
    index('jobs_due')
      .on(table.queue, table.nextAttemptAt)
      .where(sql`${table.status} in ('queued', 'leased')`),
    index('jobs_recipient').on(table.recipient),
    index('jobs_subscriber').on(table.subscriberId),
  ],
);
