import 'server-only';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export type Engine = Readonly<{
  kind: 'embedded' | 'postgres';
  db: Db;
  /** True if the engine must be opened anew; a remote server recovers by itself. */
  isBroken: () => boolean;
  close: () => Promise<void>;
}>;

/** Rows of raw SQL: both drivers wrap them alike but type them differently. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as { rows: readonly Row[] };
  return result.rows;
}
