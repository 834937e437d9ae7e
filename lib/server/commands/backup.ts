import 'server-only';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db, Engine } from '@/lib/server/db/engine';
import { migrationTags } from '@/lib/server/db/migrate';
import type { Storage } from '@/lib/server/storage/port';
import { endLine, FORMAT, rowLine, VERSION } from './backup-file';
import { SentenceError } from './sentence-error';
import { copyFiles, keysOfRow, storageBeside, type FileTally } from './stored-files';
import { columnsOf, createSum, inSnapshot, backupTables, readTableRows } from './table-rows';

export type Tally = Readonly<Record<string, number>>;

type BackupResult = Readonly<{ rows: Tally; files: FileTally }>;

/** Uses one snapshot. Adds missing images to the adjacent `storage`. */
export async function backUp(engine: Engine, file: string, storage: Storage): Promise<BackupResult> {
  const tally: Record<string, number> = {};
  const keys: string[] = [];
  const unfinished = `${file}.unfinished`;
  await makeFolder(path.dirname(file));
  await requireAbsent(file);
  try {
    await requireWritable(unfinished, file);
    await inSnapshot(engine, (db) =>
      pipeline(Readable.from(linesOf(db, tally, keys)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
    );
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return { rows: tally, files: await copyFiles(keys, storage, storageBeside(file)) };
}

async function* linesOf(db: Db, tally: Record<string, number>, keys: string[]): AsyncGenerator<string> {
  const head = { format: FORMAT, version: VERSION, migrations: migrationTags(), createdAt: new Date().toISOString() };
  yield `${JSON.stringify(head)}\n`;
  for (const table of backupTables) {
    const columns = await columnsOf(db, table);
    const sum = createSum();
    yield `${JSON.stringify({ table, columns })}\n`;
    for await (const line of readTableRows(db, table, columns)) {
      sum.add(line);
      keys.push(...keysOfRow(table, line));
      yield `${rowLine(line)}\n`;
    }
    const result = sum.result();
    tally[table] = result.rows;
    yield `${JSON.stringify({ sum: result })}\n`;
  }
  yield `${endLine}\n`;
}

async function requireAbsent(file: string): Promise<void> {
  const handle = await open(file, 'r').catch(() => null);
  if (!handle) return;
  await handle.close();
  throw new SentenceError(`${file} already exists: a backup never overwrites another.`);
}

/** The recursive mkdir of Node never ends below /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch {
    // A concurrent backup may have created it.
    if (!(await isFolder(folder)))
      throw new SentenceError(`The folder ${folder} cannot be created: choose another one.`);
  }
}

const isFolder = async (folder: string) => (await stat(folder).catch(() => null))?.isDirectory() ?? false;

async function requireWritable(unfinished: string, file: string): Promise<void> {
  const handle = await open(unfinished, 'w', 0o600).catch(() => null);
  if (!handle) throw new SentenceError(`${file} cannot be written: choose another folder.`);
  await handle.close();
}
