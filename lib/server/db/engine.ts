import 'server-only';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type * as schema from './schema';

/** The database or a transaction of it, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export type Engine = Readonly<{
  kind: 'embedded' | 'postgres';
  db: Db;
  /** True where the engine died under us and must be opened anew; a server that is away heals by itself. */
  isBroken: () => boolean;
  close: () => Promise<void>;
}>;

/** Rows of a statement written by hand, which the two drivers wrap alike but type differently. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as { rows: readonly Row[] };
  return result.rows;
}
