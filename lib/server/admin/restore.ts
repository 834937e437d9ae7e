import 'server-only';
import type { Db, Engine } from '@/lib/server/db/engine';
import { migrationTags } from '@/lib/server/db/migrate';
import type { Tally } from './backup';
import { isSameSum, readBackup, verifyBackup } from './backup-file';
import { SentenceError } from './sentence-error';
import { sumOf, whileEmpty, writeRows, type BackupTable } from './tables';

/** Restores a backup into an empty database, in one transaction. Checksums are verified first. */
export async function restore(engine: Engine, file: string): Promise<Tally> {
  const head = await verifyBackup(file);
  const known = migrationTags();
  if (head.migrations.some((tag, index) => known[index] !== tag)) {
    throw new SentenceError('The backup was made by a newer version of the site: update the site first.');
  }
  return whileEmpty(engine, (db) => writeParts(db, file));
}

async function writeParts(db: Db, file: string): Promise<Tally> {
  const tally: Record<string, number> = {};
  const parts = readBackup(file);
  let table: BackupTable | null = null;
  let columns: readonly string[] = [];
  for await (const part of parts) {
    if (part.kind === 'table') {
      ({ table, columns } = part);
      const sum = await writeTable(db, table, columns, parts);
      if (!isSameSum(sum, await sumOf(db, table, columns))) {
        throw new SentenceError(`The rows of ${table} are not what the backup holds: nothing was restored.`);
      }
      tally[table] = sum.rows;
    }
  }
  return tally;
}

/** Writes rows up to the table's checksum, which it returns. */
async function writeTable(
  db: Db,
  table: BackupTable,
  columns: readonly string[],
  parts: ReturnType<typeof readBackup>,
): Promise<{ rows: number; sha256: string }> {
  let sum = { rows: 0, sha256: '' };
  async function* rows(): AsyncGenerator<string> {
    for (;;) {
      const { value, done } = await parts.next();
      if (done) return;
      if (value.kind === 'row') yield value.line;
      if (value.kind === 'sum') {
        ({ sum } = value);
        return;
      }
    }
  }
  await writeRows(db, table, columns, rows());
  return sum;
}
