/** Adds to `.next/standalone` the files that Next omits. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { completeServer } from './complete-server.mjs';
import { fail } from './node-version.mjs';

const TARGET = '.next/standalone';
const NOT_SHIPPED =
  /(\.ts|\.d\.mts|\/(check|install|up|complete-server|complete-standalone)\.mjs|\/made\.json|\.js\.map)$/;
const PARTS = [
  '.next/static',
  'public',
  'lib/cli',
  'lib/writing/printed-guides',
  'lib/server/db/migrations',
  ...[400, 600].map((weight) => `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`),
];

/** Saves `initdb`, which needs three seconds and half a gigabyte. */
const EMPTY_DATABASE = 'lib/server/db/empty-database.tar.gz';

if (!existsSync(`${TARGET}/server.js`)) {
  fail('Next made no standalone folder: is `output` still set in next.config.ts?');
}
const server = completeServer(readFileSync(`${TARGET}/server.js`, 'utf8'));
if (server === null) fail('Next’s server.js has another form: see lib/cli/complete-server.mjs.');
writeFileSync(`${TARGET}/server.js`, server);
for (const part of PARTS) {
  cpSync(part, path.join(TARGET, part), { recursive: true, filter: (file) => !NOT_SHIPPED.test(file) });
}
// Next traces these because code may read any file.
for (const part of ['data', 'tests', 'lib/server/storage', '.env.local'])
  rmSync(path.join(TARGET, part), { recursive: true, force: true });

const database = await PGlite.create();
writeFileSync(path.join(TARGET, EMPTY_DATABASE), await (await database.dumpDataDir('gzip')).bytes());
await database.close();
console.log(`Complete: ${TARGET}`);
