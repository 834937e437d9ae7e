/**
 * During the build: makes the embedded database that a first start begins with, empty, as one file. PGlite takes three
 * seconds to make one, and half a gigabyte of memory that the process never gives back; to unpack a file takes neither.
 *
 * The file, gzip: one line of JSON with [name, size] of every entry, folders before what is in them and without a
 * size; then the files' bytes one after the other. lib/server/db/empty-database.ts unpacks it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

const FILE = '.next/empty-database.gz';

const folder = mkdtempSync(path.join(tmpdir(), 'empty-database-'));
try {
  const client = await PGlite.create({ dataDir: folder });
  await client.close();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, name: path.relative(folder, path.join(entry.parentPath, entry.name)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const contents = [];
  const list = entries.map(({ entry, name }) => {
    const plain = name.split(path.sep).join('/');
    if (entry.isDirectory()) return [plain];
    const content = readFileSync(path.join(folder, name));
    contents.push(content);
    return [plain, content.length];
  });
  const packed = gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents]), { level: 9 });
  writeFileSync(FILE, packed);
  console.log(`An empty database of ${list.length} entries, packed into ${Math.round(packed.length / 1024)} KiB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
