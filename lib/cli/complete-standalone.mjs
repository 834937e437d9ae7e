/**
 * After `next build`: adds to `.next/standalone` what Next leaves out, so that the folder is all a host needs: files
 * that browsers load, the npm commands, migrations, and an empty database.
 */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fail } from './node-version.mjs';

const TARGET = '.next/standalone';
/** Commands of the project alone. */
const NOT_SHIPPED = /(\.ts|\.d\.mts|\/(check|install|up|complete-standalone)\.mjs|\/made\.json)$/;
const PARTS = [
  '.next/static',
  'public',
  'lib/cli',
  'lib/writing/buying-guide',
  'lib/server/db/migrations',
  // Of the printed guide.
  ...[400, 600].map((weight) => `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`),
];

/** Loaded by lib/server/db/embedded/embedded.ts: `initdb` would take three seconds and half a gigabyte at the first start. */
const EMPTY_DATABASE = 'lib/server/db/empty-database.tar.gz';

if (!existsSync(`${TARGET}/server.js`)) {
  fail('Next made no standalone folder: is `output` still set in next.config.ts?');
}
for (const part of PARTS) {
  cpSync(part, path.join(TARGET, part), { recursive: true, filter: (file) => !NOT_SHIPPED.test(file) });
}
// Next traces these because some code could read any file of the project.
for (const part of ['data', 'tests', '.env.local']) rmSync(path.join(TARGET, part), { recursive: true, force: true });

const database = await PGlite.create();
writeFileSync(path.join(TARGET, EMPTY_DATABASE), await (await database.dumpDataDir('gzip')).bytes());
await database.close();
console.log(`Complete: ${TARGET}`);
