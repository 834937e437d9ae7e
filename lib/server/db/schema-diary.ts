import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema';

/** Of somebody of the staff, or of a home: when it can be visited. The office has its hours in the site's facts. */
export const calendars = pgTable(
  'calendars',
  {
    id: id(),
    staffId: uuid('staff_id')
      .unique('calendars_staff_id_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').unique('calendars_listing_id_key'),
    /** Of a home: its agent confirms viewings that visitors ask for. */
    confirmsViewings: boolean('confirms_viewings').notNull().default(false),
    /** Of the private address at which other programs read it. */
    feedHash: text('feed_hash').unique('calendars_feed_hash_key'),
    createdAt: createdAt(),
  },
  (table) => [check('calendars_owner', sql`(${table.staffId} is null) <> (${table.listingId} is null)`)],
);

const calendarId = () =>
  uuid('calendar_id')
    .notNull()
    .references(() => calendars.id, { onDelete: 'cascade' });

/** Hours of a week, `HH:MM` in the office's zone. A calendar without any has the office's. */
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

/** Times when nothing can be booked. */
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

/** A calendar elsewhere, whose busy times are blocks of this one. */
export const calendarSources = pgTable('calendar_sources', {
  calendarId: uuid('calendar_id')
    .primaryKey()
    .references(() => calendars.id, { onDelete: 'cascade' }),
  /** Encrypted: whoever has it reads all of that calendar. */
  address: text('address').notNull(),
  triedAt: moment('tried_at'),
  readAt: moment('read_at'),
  /** Why the last try failed. */
  problem: text('problem'),
  /** When its owner was written to, since it could be read last. */
  announcedAt: moment('announced_at'),
  createdAt: createdAt(),
});
