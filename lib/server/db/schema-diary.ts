import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';

/** The office hours are in the site facts. */
export const calendars = pgTable(
  'calendars',
  {
    id: id(),
    staffId: uuid('staff_id')
      .unique('calendars_staff_id_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').unique('calendars_listing_id_key'),
    confirmsViewings: boolean('confirms_viewings').notNull().default(false),
    feedHash: text('feed_hash').unique('calendars_feed_hash_key'),
    createdAt: createdAt(),
  },
  (table) => [check('calendars_owner', sql`(${table.staffId} is null) <> (${table.listingId} is null)`)],
);

const calendarId = () =>
  uuid('calendar_id')
    .notNull()
    .references(() => calendars.id, { onDelete: 'cascade' });

/** `HH:MM` in the office's zone. Without rules, the office hours apply. */
export const calendarRules = pgTable(
  'calendar_rules',
  {
    calendarId: calendarId(),
    /** Monday is 1, Sunday is 7. */
    weekday: integer('weekday').notNull(),
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (table) => [
    primaryKey({ name: 'calendar_rules_pkey', columns: [table.calendarId, table.weekday, table.opens] }),
    check('calendar_rules_weekday', sql`${table.weekday} >= 1 and ${table.weekday} <= 7`),
    check('calendar_rules_order', sql`${table.opens} < ${table.closes}`),
  ],
);

export const calendarBlocks = pgTable(
  'calendar_blocks',
  {
    id: id(),
    calendarId: calendarId(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    reason: text('reason', { enum: ['unavailable', 'holiday', 'busy'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('calendar_blocks_reason', sql`${table.reason} in ('unavailable', 'holiday', 'busy')`),
    check('calendar_blocks_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('calendar_blocks_calendar').on(table.calendarId, table.endsAt),
    index('calendar_blocks_ends_at').on(table.endsAt),
  ],
);

const texts = (name: string) =>
  jsonb(name)
    .$type<readonly string[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);

export const calendarSources = pgTable('calendar_sources', {
  calendarId: uuid('calendar_id')
    .primaryKey()
    .references(() => calendars.id, { onDelete: 'cascade' }),
  /** Encrypted: the address gives read access to the whole calendar. */
  address: text('address').notNull(),
  triedAt: moment('tried_at'),
  readAt: moment('read_at'),
  problem: text('problem'),
  announcedAt: moment('announced_at'),
  /** Email addresses under which the agent is invited, beside that of the account. */
  ownAddresses: texts('own_addresses'),
  /** Found at the last reading. */
  unknownZones: texts('unknown_zones'),
  unreadEvents: integer('unread_events').notNull().default(0),
  createdAt: createdAt(),
});
