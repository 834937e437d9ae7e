import 'server-only';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { countKinds } from '@/lib/reports/listing/count-kinds';

/** Counts by office day, without visitor identity. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    listingId: text('listing_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: countKinds }).notNull(),
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({ name: 'listing_counts_pkey', columns: [table.listingId, table.day, table.kind] }),
    check('listing_counts_kind', sql`${table.kind} in ('view', 'alert')`),
    check('listing_counts_n', sql`${table.n} > 0`),
    index('listing_counts_day').on(table.day),
  ],
);
