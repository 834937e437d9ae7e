import 'server-only';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';

export const savedValuations = pgTable(
  'saved_valuations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Derived from fixed facts: saving the same property again updates the row. */
    propertyKey: text('home_key').notNull(),
    name: text('name'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_valuations_home').on(table.userId, table.propertyKey)],
);

/** Each saved result, EUR. */
export const valuationEntries = pgTable(
  'valuation_entries',
  {
    id: id(),
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => savedValuations.id, { onDelete: 'cascade' }),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    low: integer('low').notNull(),
    high: integer('high').notNull(),
    levelAsOf: text('level_as_of').notNull(),
    valuedAt: moment('valued_at').notNull().defaultNow(),
  },
  (table) => [
    check('valuation_entries_range', sql`${table.low} <= ${table.high}`),
    index('valuation_entries_valuation_id').on(table.valuationId),
  ],
);
