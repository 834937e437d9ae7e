/**
 * `npm run check`: required checks before merging. `npm run check:nightly` adds outages, kills and loads. Continues
 * after failures.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { systemChromium } from '../../tests/support/system-chromium.mjs';
import { requireWritableFolder } from './folder.mjs';
import { install, run as runInForeground } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { NOT_RUN } from './not-run.mjs';
import { freePort } from './port.mjs';

const RESULTS = 'tests/results';
const CACHE = 'node_modules/.cache';
const MAX_PAGE_CHARACTERS = 6_000;
const isNightly = process.argv.includes('--nightly');
const tally = { passed: 0, failed: 0, failures: [], notRun: [], times: [] };

requireNode();
requireWritableFolder();
install({ withTests: true });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const { findPostgres } = await import('../../tests/support/database/postgres-server.mjs');
const { hasNginx } = await import('../../tests/support/live/nginx.mjs');
const { hasImapServer } = await import('../../tests/support/servers/has-imap-server.mjs');
const { hasPgBouncer } = await import('../../tests/support/servers/has-pgbouncer.mjs');
const { hasS3Server } = await import('../../tests/support/servers/has-s3-server.mjs');

// Uses two cores: the build runs beside checks that do not need it.
const build = step('build', 'npm run build');
await Promise.all([lintCode(), checkFormatAndTypes()]);
const [isBuilt] = await Promise.all([build, jest('unit and integration tests', 'jest.config.mjs')]);
if (isBuilt) {
  await jest('tests of the build', 'jest.build.config.mjs');
  await playwright();
  if (isNightly) {
    await jest('nightly tests', 'jest.nightly.config.mjs');
    for (const file of readdirSync('tests/faults')) await step(`tests/faults/${file}`, `node tests/faults/${file}`);
  }
}

for (const line of tally.times) console.log(line);
if (!process.env.TEST_POSTGRES_URL && !findPostgres()) {
  console.log('not run, PostgreSQL is missing: tests/integration (run on the embedded database instead), its half of');
  console.log('tests/contract, tests/integration/lock-order.test.ts');
}
if (isNightly && !hasImapServer) {
  console.log('not run, dovecot-imapd is missing: tests/nightly/integration/mailbox*.test.ts');
}
if (!hasPgBouncer) console.log('not run, pgbouncer is missing: tests/integration/pooler.test.ts');
if (!hasNginx) console.log('not run, nginx with Brotli is missing: tests/build/nginx.test.ts');
if (isNightly && !hasS3Server) console.log('not run, python3-swift is missing: tests/nightly/s3-storage.test.ts');
for (const name of tally.notRun) console.log(`not run, its output says why: ${name}`);
for (const name of tally.failures) console.log(`failed: ${name}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

async function lintCode() {
  await step('lint of code', `npx eslint --cache --cache-location ${CACHE}/eslint/ .`);
  await step('lint of styles', `npx stylelint --cache --cache-location ${CACHE}/stylelint/ {app,components}/**/*.scss`);
  await step('unused files, exports and packages', 'npm run lint:unused');
}

/** Types last: the build deletes and writes the types of the routes when it starts. */
async function checkFormatAndTypes() {
  await step('format', `npx prettier --check --log-level warn --cache .`);
  await step('types', 'npm run types');
}

/** Runs a command and prints its output at the end, so that parallel outputs do not mix. */
async function execute(name, command, env = {}) {
  const [program, ...args] = command.split(' ');
  const start = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  tally.times.push(`${String(seconds).padStart(5)} s  ${name}`);
  console.log(`\n— ${name} (${seconds} s)\n${Buffer.concat(output)}`);
  return code;
}

async function step(name, command) {
  const code = await execute(name, command);
  if (code === NOT_RUN) {
    tally.notRun.push(name);
    return false;
  }
  const holds = code === 0;
  count(name, holds ? 1 : 0, holds ? 0 : 1);
  return holds;
}

async function jest(name, config) {
  const report = `${RESULTS}/${config}.json`;
  const code = await execute(name, `npx jest --config tests/config/${config} --json --outputFile=${report}`);
  const result = readReport(report);
  // A suite that fails to load has no tests; count it as one failure.
  const broken = result?.numRuntimeErrorTestSuites ?? 1;
  count(name, result?.numPassedTests ?? 0, Math.max((result?.numFailedTests ?? 0) + broken, code === 0 ? 0 : 1));
}

async function playwright() {
  const name = 'end-to-end tests';
  if (!hasChromium() && !runInForeground('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    return count(`${name}: no Chromium, and it could not be installed`, 0, 1);
  }
  const env = { E2E_PORT: String(await freePort()), ...(isNightly ? { E2E_SCOPE: 'nightly' } : {}) };
  const code = await execute(name, 'npm run test:e2e', env);
  if (code !== 0) printPagesOfFailures();
  const stats = readReport(`${RESULTS}/e2e.json`)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  count(name, stats?.expected ?? 0, Math.max(failed, code === 0 ? 0 : 1));
}

/** CI retains only the log. */
function printPagesOfFailures() {
  const files = readdirSync(`${RESULTS}/e2e`, { recursive: true }).map(String);
  for (const file of files.filter((path) => path.endsWith('error-context.md'))) {
    console.log(`\n— ${file}\n${readFileSync(`${RESULTS}/e2e/${file}`, 'utf8').slice(0, MAX_PAGE_CHARACTERS)}`);
  }
}

function hasChromium() {
  if (systemChromium) return true;
  const code =
    "import('@playwright/test').then(({chromium}) => process.exit(require('fs').existsSync(chromium.executablePath()) ? 0 : 1))";
  return spawnSync(process.execPath, ['-e', code]).status === 0;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function count(name, passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) tally.failures.push(`${name} (${failed})`);
}
