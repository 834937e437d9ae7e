import 'server-only';
import type { Db, Engine } from '@/lib/server/db/engine';
import { migrationTags } from '@/lib/server/db/migrate';
import type { Storage } from '@/lib/server/storage/port';
import type { Tally } from './backup';
import { isSameSum, readBackup, verifyBackup } from './backup-file';
import { SentenceError } from './sentence-error';
import { copyFiles, keysOfRow, storageBeside, type FileTally } from './stored-files';
import { sumOf, whileEmpty, writeRows } from './table-rows';

type RestoreResult = Readonly<{ rows: Tally; files: FileTally }>;

/** Requires an empty database. Verifies checksums first; uses one transaction. */
export async function restore(engine: Engine, file: string, storage: Storage): Promise<RestoreResult> {
  const head = await verifyBackup(file);
  const known = migrationTags();
  if (head.migrations.some((tag, index) => known[index] !== tag)) {
    throw new SentenceError('The backup was made by a newer version of the site: update the site first.');
  }
  const keys: string[] = [];
  return whileEmpty(engine, async (db) => {
    const rows = await writeParts(db, file, keys);
    return { rows, files: await copyFiles(keys, storageBeside(file), storage) };
  });
}

async function writeParts(db: Db, file: string, keys: string[]): Promise<Tally> {
  const tally: Record<string, number> = {};
  const parts = readBackup(file);
  let table: string | null = null;
  let columns: readonly string[] = [];
  for await (const part of parts) {
    if (part.kind === 'table') {
      ({ table, columns } = part);
      const sum = await writeTable(db, table, columns, parts, keys);
      if (!isSameSum(sum, await sumOf(db, table, columns))) {
        throw new SentenceError(`The rows of ${table} differ from the backup: nothing was restored.`);
      }
      tally[table] = sum.rows;
    }
  }
  return tally;
}

async function writeTable(
  db: Db,
  table: string,
  columns: readonly string[],
  parts: ReturnType<typeof readBackup>,
  keys: string[],
): Promise<{ rows: number; sha256: string }> {
  let sum = { rows: 0, sha256: '' };
  async function* rows(): AsyncGenerator<string> {
    for (;;) {
      const { value, done } = await parts.next();
      if (done) return;
      if (value.kind === 'row') {
        keys.push(...keysOfRow(table, value.line));
        yield value.line;
      }
      if (value.kind === 'sum') {
        ({ sum } = value);
        return;
      }
    }
  }
  await writeRows(db, table, columns, rows());
  return sum;
}
