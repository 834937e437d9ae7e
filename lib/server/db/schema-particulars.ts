import 'server-only';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** PDF files of listings in the storage, one for each version and language. */
export const particulars = pgTable(
  'particulars',
  {
    /** Of all that is printed, 32 digits of its SHA-256: the name of the file. */
    hash: text('hash').primaryKey(),
    /** Withdrawn listings stay in the catalogue, deleted drafts have no file. */
    listingId: text('listing_id').notNull(),
    /** An instance makes it since. */
    begunAt: moment('begun_at').notNull().defaultNow(),
    storedAt: moment('stored_at'),
  },
  (table) => [check('particulars_hash', sql`${table.hash} ~ '^[0-9a-f]{32}$'`)],
);
