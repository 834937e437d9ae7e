import 'server-only';
import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { tables } from '@/lib/server/data/registry/tables';
import { queryRows, type Db, type Engine } from '@/lib/server/db/engine';
import { SentenceError } from './sentence-error';

/** Referenced tables first. */
export const backupTables: readonly string[] = tables.filter(({ backup }) => backup).map(({ name }) => name);

/** Row count and hash in fixed order, equal on both engines. */
export type TableSum = Readonly<{ rows: number; sha256: string }>;

const FETCH_ROWS = 500;

/** Blocks the embedded database meanwhile. */
export function inSnapshot<T>(engine: Engine, work: (db: Db) => Promise<T>): Promise<T> {
  return engine.db.transaction(
    async (tx) => {
      await setUtc(tx as unknown as Db);
      return work(tx as unknown as Db);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export function whileEmpty<T>(engine: Engine, work: (db: Db) => Promise<T>): Promise<T> {
  return engine.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await setUtc(tx);
    const names = sql.join(
      backupTables.map((table) => sql.identifier(table)),
      sql`, `,
    );
    await tx.execute(sql`lock table ${names} in exclusive mode`);
    for (const { table, atStart } of tables) if (atStart) await tx.delete(table).where(atStart);
    for (const table of backupTables) {
      const found = await queryRows(tx, sql`select 1 from ${sql.identifier(table)} limit 1`);
      if (found.length > 0) {
        throw new SentenceError(`The database is not empty (${table} has rows): nothing was changed. Give a new one.`);
      }
    }
    const result = await work(tx);
    // Backups of earlier versions have no catalogue.
    await tx.execute(sql`insert into catalogue_version default values on conflict do nothing`);
    await tx.execute(sql`update catalogue_version set restore_id = gen_random_uuid()`);
    return result;
  });
}

export async function columnsOf(db: Db, table: string): Promise<readonly string[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}

/** The database writes the JSON, so that no type is lost. */
export async function* readTableRows(db: Db, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const line = sql`row_to_json(r)::text collate "C"`;
  await db.execute(
    sql`declare backup_rows no scroll cursor for
      select ${line} as line from (select ${list(columns)} from ${sql.identifier(table)}) r order by ${line}`,
  );
  for (;;) {
    const rows = await queryRows<{ line: string }>(db, sql.raw(`fetch ${FETCH_ROWS} from backup_rows`));
    for (const row of rows) yield row.line;
    if (rows.length < FETCH_ROWS) break;
  }
  await db.execute(sql`close backup_rows`);
}

/** Newer columns get their defaults. */
export async function writeRows(
  db: Db,
  table: string,
  columns: readonly string[],
  lines: AsyncIterable<string>,
): Promise<void> {
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const rows = `[${batch.join(',')}]`;
    const name = sql.identifier(table);
    await db.execute(
      sql`insert into ${name} (${list(columns)})
        select ${list(columns)} from json_populate_recordset(null::${name}, ${rows}::json)`,
    );
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length >= FETCH_ROWS) await flush();
  }
  await flush();
}

export async function sumOf(db: Db, table: string, columns: readonly string[]): Promise<TableSum> {
  const sum = createSum();
  for await (const line of readTableRows(db, table, columns)) sum.add(line);
  return sum.result();
}

export function createSum(): { add: (line: string) => void; result: () => TableSum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (line) => {
      rows += 1;
      hash.update(line).update('\n');
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** The hashes depend on the time zone. */
async function setUtc(db: Db): Promise<void> {
  await db.execute(sql`set local time zone 'UTC'`);
  await db.execute(sql`set local statement_timeout = 0`);
}

const list = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
