import 'server-only';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const particulars = pgTable(
  'particulars',
  {
    /** First 32 hex digits of the SHA-256 of all printed content: the file name. */
    hash: text('hash').primaryKey(),
    listingId: text('listing_id').notNull(),
    begunAt: moment('begun_at').notNull().defaultNow(),
    storedAt: moment('stored_at'),
  },
  (table) => [check('particulars_hash', sql`${table.hash} ~ '^[0-9a-f]{32}$'`)],
);
