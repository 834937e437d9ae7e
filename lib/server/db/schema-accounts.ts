import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique('users_email_key'),
    name: text('name'),
    locale: text('locale').notNull(),
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    emailVerifiedAt: moment('email_verified_at'),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: createdAt(),
    endAnnouncedAt: moment('end_announced_at'),
    /** Null: not shared. */
    savedListingsSharedAt: moment('saved_homes_shared_at'),
    valuationsSharedAt: moment('valuations_shared_at'),
  },
  // Collation "C": the same check in any database locale.
  (table) => [check('users_email_lower', sql`${table.email} = lower(${table.email} collate "C")`)],
);

export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'identities_pkey', columns: [table.provider, table.subject] }),
    index('identities_user_id').on(table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    mfaAt: moment('mfa_at'),
    mfaSeenAt: moment('mfa_seen_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** One-time links: one per user and purpose. */
export const tokens = pgTable(
  'tokens',
  {
    userId: userId(),
    purpose: text('purpose').notNull(),
    hash: text('hash').notNull().unique('tokens_hash_key'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    returnTo: text('return_to'),
  },
  (table) => [primaryKey({ name: 'tokens_pkey', columns: [table.userId, table.purpose] })],
);

/** Withdrawn listings stay: they may return. */
export const savedListings = pgTable(
  'saved_homes',
  {
    userId: userId(),
    listingId: text('listing_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: 'saved_homes_pkey', columns: [table.userId, table.listingId] })],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowStart: moment('window_start').notNull().defaultNow(),
    windowEnd: moment('window_end').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('rate_limits_window_end').on(table.windowEnd)],
);
