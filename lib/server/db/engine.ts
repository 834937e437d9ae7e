import 'server-only';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

export type Db = PgDatabase<PgQueryResultHKT>;

export type Engine = Readonly<{
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Remote servers reconnect automatically. */
  isBroken: () => boolean;
  close: () => Promise<void>;
}>;

export async function queryRows<Row>(db: Db, statement: SQL): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as { rows: readonly Row[] };
  return result.rows;
}
