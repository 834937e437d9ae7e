import 'server-only';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { backupTables, createSum, type TableSum } from './table-rows';
import { SentenceError } from './sentence-error';

/** Gzip of JSON lines: head, per table columns, rows and checksum, end. */
export const FORMAT = 'cerda-mar-backup';
export const VERSION = 1;

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  migrations: z.array(z.string()).min(1),
  createdAt: z.string(),
});
/** Renamed since the backup was written. */
const currentNames: Readonly<Record<string, string>> = { outbox: 'jobs' };
const tableName = z.preprocess((name) => currentNames[String(name)] ?? name, z.enum(backupTables));
const tableSchema = z.object({ table: tableName, columns: z.array(z.string().regex(/^[a-z0-9_]+$/)).min(1) });
const sumSchema = z.object({ sum: z.object({ rows: z.number(), sha256: z.string() }) });

export type Head = z.infer<typeof headSchema>;
type Part =
  | { kind: 'head'; head: Head }
  | { kind: 'table'; table: string; columns: readonly string[] }
  | { kind: 'row'; line: string }
  | { kind: 'sum'; sum: TableSum };

const ROW_START = '{"row":';
const END = '{"end":true}';

export const rowLine = (json: string) => `${ROW_START}${json}}`;
export const endLine = END;

/** @throws SentenceError if the file is not a complete backup. */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.on('error', (error) => gunzip.destroy(error));
  let isFirst = true;
  let isWhole = false;
  try {
    for await (const line of createInterface({ input: source.pipe(gunzip), crlfDelay: Infinity })) {
      isWhole = line === END;
      if (isWhole) continue;
      yield parseLine(line, isFirst);
      isFirst = false;
    }
  } catch (error) {
    throw error instanceof SentenceError ? error : new SentenceError(describe(file, error));
  }
  if (!isWhole) throw new SentenceError(describe(file, null));
}

const HEAD_BYTES = 16_384;

/** Also reads incomplete backups; null for other files. */
export async function readHead(file: string): Promise<Head | null> {
  const handle = await open(file, 'r').catch(() => null);
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    // The default flush mode fails on a truncated file.
    const start = gunzipSync(buffer.subarray(0, bytesRead), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    return headSchema.parse(JSON.parse(start.slice(0, start.indexOf('\n'))));
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

export async function verifyBackup(file: string): Promise<Head> {
  let head: Head | null = null;
  let table: string | null = null;
  let sum = createSum();
  for await (const part of readBackup(file)) {
    if (part.kind === 'head') head = part.head;
    if (part.kind === 'table') [table, sum] = [part.table, createSum()];
    if (part.kind === 'row' || part.kind === 'sum') {
      if (!table) throw new SentenceError(`${file} was changed or damaged: rows without a table.`);
    }
    if (part.kind === 'row') sum.add(part.line);
    if (part.kind === 'sum') {
      if (!isSameSum(part.sum, sum.result())) {
        throw new SentenceError(`${file} was changed or damaged: the rows of ${table} do not add up.`);
      }
      table = null;
    }
  }
  if (!head) throw new SentenceError(describe(file, null));
  return head;
}

export const isSameSum = (a: TableSum, b: TableSum) => a.rows === b.rows && a.sha256 === b.sha256;

function parseLine(line: string, isFirst: boolean): Part {
  if (line.startsWith(ROW_START)) return { kind: 'row', line: line.slice(ROW_START.length, -1) };
  try {
    const value: unknown = JSON.parse(line);
    if (isFirst) return { kind: 'head', head: headSchema.parse(value) };
    const table = tableSchema.safeParse(value);
    return table.success ? { kind: 'table', ...table.data } : { kind: 'sum', sum: sumSchema.parse(value).sum };
  } catch {
    throw new SentenceError('The file is not a backup of this site, or of a version that this one cannot read.');
  }
}

const describe = (file: string, failure: unknown) =>
  (failure as NodeJS.ErrnoException | null)?.code === 'ENOENT'
    ? `There is no file ${file}.`
    : `${file} is not a complete backup: it was cut off or damaged.`;
