import 'server-only';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, id, moment } from './columns';
import { users } from './schema';

/** Homes whose value a client follows. */
export const savedValuations = pgTable(
  'saved_valuations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made of what does not change about a home: the same home saved again is the same row. */
    propertyKey: text('home_key').notNull(),
    /** What the client calls it. */
    name: text('name'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_valuations_home').on(table.userId, table.propertyKey)],
);

/** What the tool said of a saved home, each time it was saved. EUR. */
export const valuationEntries = pgTable(
  'valuation_entries',
  {
    id: id(),
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => savedValuations.id, { onDelete: 'cascade' }),
    /** The fields of the form as they were typed, to fill it in again. */
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    low: integer('low').notNull(),
    high: integer('high').notNull(),
    /** Date of the price level it was reckoned with. */
    levelAsOf: text('level_as_of').notNull(),
    valuedAt: moment('valued_at').notNull().defaultNow(),
  },
  (table) => [
    check('valuation_entries_range', sql`${table.low} <= ${table.high}`),
    index('valuation_entries_valuation_id').on(table.valuationId),
  ],
);
