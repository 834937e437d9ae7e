import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    reason: text('reason', { enum: ['unavailable', 'holiday'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('calendar_blocks_reason', sql`${table.reason} in ('unavailable', 'holiday')`),
    check('calendar_blocks_order', sql`${table.startsAt} < ${table.endsAt}`),
    index('calendar_blocks_calendar').on(table.calendarId, table.endsAt),
    index('calendar_blocks_ends_at').on(table.endsAt),
  ],
);
