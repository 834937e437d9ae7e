import 'server-only';
import type { Engine } from '@/lib/server/db/engine';
import { openPostgres } from '@/lib/server/db/postgres';
import type { Tally } from './backup';
import { isSameSum } from './backup-file';
import { SentenceError } from './sentence-error';
import { columnsOf, inSnapshot, backupTables, readTableRows, sumOf, whileEmpty, writeRows } from './table-rows';

const CONNECTIONS = 2;

export async function copyTo(source: Engine, url: string): Promise<Tally> {
  const target = await openPostgres(url, { connections: CONNECTIONS });
  try {
    return await inSnapshot(source, (from) =>
      whileEmpty(target, async (to) => {
        const tally: Record<string, number> = {};
        for (const table of backupTables) {
          const columns = await columnsOf(from, table);
          await writeRows(to, table, columns, readTableRows(from, table, columns));
          const sum = await sumOf(from, table, columns);
          const copied = await sumOf(to, table, columns);
          if (!isSameSum(sum, copied)) {
            throw new SentenceError(`The copy of ${table} differs from the original: nothing was copied.`);
          }
          tally[table] = sum.rows;
        }
        return tally;
      }),
    );
  } finally {
    await target.close();
  }
}
