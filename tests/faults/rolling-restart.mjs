/**
 * `node tests/faults/rolling-restart.mjs [--rounds 2] [--old FOLDER]`: replaces two instances in turn; no request may
 * fail.
 * FOLDER is a built checkout of an older version for the first instances.
 */
import { parseArgs } from 'node:util';
import { NOT_RUN } from '../../lib/cli/not-run.mjs';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { settingsIn, startInstance, temporaryFolder, storedSenders } from '../support/live/instance.mjs';
import { startProxy } from '../support/live/proxy.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, sendMessage } from '../support/live/visitors.mjs';
import { until } from '../support/until.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '2' }, old: { type: 'string' } } });
const VISITORS = 6;
const WRITERS = 2;
/** Exit codes; 143 means ended by SIGTERM. */
const ORDERLY = [0, 143];
const PAGES = ['/en', '/es/properties', '/en/properties?beds=3', '/es/contact', '/en/blog', '/es/search?q=playa'];
const binaries = findPostgres();
if (!binaries) {
  console.log('PostgreSQL is not on this machine: nothing was tried.');
  process.exit(NOT_RUN);
}
const postgres = await startPostgres(binaries);
const settings = settingsIn(temporaryFolder('rolling'), { DATABASE_URL: `${postgres.url}/postgres` });
const old = values.old ? { cwd: values.old } : {};
const sites = [await startInstance(settings, old), await startInstance(settings, old)];
const proxy = await startProxy(sites.map(({ url }) => url));

const tally = { reads: 0, writes: 0, failed: [] };
const accepted = [];
let isOpen = true;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function visitor(number) {
  for (let index = number; isOpen; index += 1) {
    const path = PAGES[index % PAGES.length];
    const status = await fetch(proxy.url + path).then(
      async (response) => (await response.arrayBuffer(), response.status),
      (error) => error.cause?.code ?? error.name,
    );
    tally.reads += 1;
    if (status !== 200) tally.failed.push(`${path}: ${status}`);
    await pause(10);
  }
}

async function writer() {
  while (isOpen) {
    const email = newAddress();
    const status = await sendMessage(proxy.url, email).then(
      (response) => response.status,
      (error) => error.cause?.code ?? error.name,
    );
    tally.writes += 1;
    if (status === 200) accepted.push(email);
    else tally.failed.push(`message: ${status}`);
    await pause(250);
  }
}

const visitors = [
  ...Array.from({ length: VISITORS }, (_, number) => visitor(number)),
  ...Array.from({ length: WRITERS }, writer),
];
const codes = [];
const drains = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const index of [0, 1]) {
    await pause(1_000);
    const { port } = sites[index];
    const begin = performance.now();
    codes.push(await sites[index].stop());
    drains.push(Math.round(performance.now() - begin));
    sites[index] = await startInstance(settings, { port });
    await until(() => proxy.isReady(index), 10_000);
  }
}
await pause(1_000);
isOpen = false;
await Promise.all(visitors);
const stored = await storedSenders(settings);
const missing = accepted.filter((email) => !stored.has(email)).length;
printTable(`Rolling ${values.old ? 'upgrade' : 'restart'} of two instances under load`, [
  {
    restarts: codes.length,
    reads: tally.reads,
    writes: tally.writes,
    failed: tally.failed.length,
    'messages lost': missing,
    'exit codes': [...new Set(codes)].join(),
    'slowest stop (ms)': Math.max(...drains),
    'slowest start (ms)': Math.max(...sites.map(({ ready }) => ready)),
    isGood:
      tally.failed.length === 0 &&
      missing === 0 &&
      codes.every((code) => ORDERLY.includes(code)) &&
      Math.max(...drains) < 10_000,
  },
]);
for (const failure of tally.failed.slice(0, 10)) console.log(`  ${failure}`);
proxy.stop();
await Promise.all(sites.map((site) => site.stop()));
await postgres.end();
