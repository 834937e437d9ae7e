/**
 * After `next build`, last: completes `.next/standalone`, the folder that a host needs and nothing else. Next puts the
 * server and the packages it uses there; what it leaves out is added, and what the steps before changed is replaced.
 * Then `node server.js` in that folder serves the site, and the commands of `npm run` work there too.
 */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './node-version.mjs';

const TARGET = '.next/standalone';

/** As they stand in the project. Pages were changed since Next copied them: their data, their policies. */
const PARTS = [
  '.next/static',
  '.next/server/app',
  '.next/empty-database.gz',
  '.next/joined-styles.json',
  'public',
  'lib/commands',
  'lib/delivery',
  'lib/http/response-headers.json',
  'lib/server/db/migrations',
  'messages',
];

if (!existsSync(`${TARGET}/server.js`))
  fail('Next made no standalone folder: is `output` still set in next.config.ts?');
const isTest = (file) => file.endsWith('.test.ts');
for (const part of PARTS) {
  cpSync(part, path.join(TARGET, part), { recursive: true, force: true, filter: (file) => !isTest(file) });
}
// What Next traces because some code could read any file of the project.
for (const part of ['data', 'tests', '.env.local']) rmSync(path.join(TARGET, part), { recursive: true, force: true });
writeFileSync(
  `${TARGET}/server.js`,
  "process.chdir(import.meta.dirname);\nawait import('./lib/commands/start.mjs');\n",
);
console.log(`Complete to be served from ${TARGET}`);
