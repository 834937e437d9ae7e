/**
 * `node tests/bench/load.mjs [--minutes 10] [--homes 5000] [--postgres] [--heap 256]`: measures start time, then
 * memory, CPU and response times under load. `--heap` is in MB.
 */
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { cpuTime } from '../support/live/cpu-time.mjs';
import { startFeedServer } from '../support/live/feed-server.mjs';
import { metric, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { load, median } from '../support/live/load.mjs';
import { siteCommand } from '../support/live/site-command.mjs';
import { printTable } from '../support/live/table.mjs';
import { verdict } from '../support/live/verdict.mjs';
import { newAddress, newIp } from '../support/live/visitors.mjs';
import { budgets } from './budgets.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    homes: { type: 'string', default: '0' },
    postgres: { type: 'boolean', default: false },
    heap: { type: 'string' },
  },
});
const STARTS = 5;
const homes = Number(values.homes);
const IMAGES = 40;
const FEED_PAUSE_MS = 20_000;
const engine = values.postgres ? 'postgres' : 'embedded';
const WARM_SHARE = 0.2;
const MB = 1_000_000;
let newLists = 0;
const newList = () => `/en/properties?beds=2&maxPrice=${5_000_000 + (newLists += 1)}`;

const starts = [];
for (let start = 1; start < STARTS; start += 1) {
  const { site, end } = await startEmpty();
  starts.push(site.ready);
  await end();
}
const { site, feed, end } = await startEmpty();
starts.push(site.ready);
const memory = async () => Math.round((await metric(site.url, 'process_resident_memory_bytes')) / MB);
printTable(`Start with an empty database until /readyz, ${engine}`, [
  {
    'median (ms)': median(starts),
    'slowest (ms)': Math.max(...starts),
    'memory (MB)': await memory(),
    ...verdict({ start: [median(starts), budgets.start[engine]] }),
  },
]);
if (homes > 0) await runFeed(0);
await mix(Number(values.minutes) * 60);
await end();
process.exit();

async function startEmpty() {
  const postgres = values.postgres ? await startPostgres(findPostgres(), { isDurable: true }) : null;
  const more = {
    ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }),
    ...(values.heap && { NODE_OPTIONS: `--max-old-space-size=${values.heap}` }),
  };
  const folder = temporaryFolder('load');
  const feed = homes > 0 ? await startFeedServer(folder, { images: IMAGES, more }) : null;
  const instance = await startInstance(feed?.settings ?? settingsIn(folder, more));
  return {
    site: instance,
    feed,
    end: async () => {
      await instance.stop();
      feed?.close();
      await postgres?.end();
    },
  };
}

async function runFeed(changed) {
  feed.publish({ listings: homes, changed });
  await siteCommand(feed.settings, 'import-listings', feed.feedUrl, '--name', 'crm');
}

function keepFeeding() {
  const stopped = new AbortController();
  const runs = (async () => {
    let count = 0;
    while (!stopped.signal.aborted) {
      // Alternates, so that each run changes equally many prices.
      await runFeed(count % 2 === 0 ? Math.ceil(homes / 100) : 0);
      count += 1;
      await sleep(FEED_PAUSE_MS, null, { signal: stopped.signal }).catch(() => null);
    }
    return count;
  })();
  return () => {
    stopped.abort();
    return runs;
  };
}

function something() {
  const dice = Math.random();
  const headers = { 'x-forwarded-for': newIp() };
  if (dice < 0.03) {
    const body = JSON.stringify({ name: 'Ada', email: newAddress(), message: 'Hello' });
    return {
      path: '/api/contact/send',
      method: 'POST',
      headers: {
        ...headers,
        origin: site.url,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
      body,
    };
  }
  const pages =
    dice < 0.15
      ? [
          '/en/properties?beds=2',
          newList(),
          '/es/properties?area=barcelona',
          '/en/search?q=arras',
          '/es/blog?q=reforma',
        ]
      : dice < 0.2
        ? ['/api/booking/availability?month=next', '/en/schedule-call', '/en/login']
        : [
            '/en',
            '/es',
            '/en/properties',
            '/es/comprar',
            '/en/blog',
            '/es/contact',
            '/en/faq',
            '/pictures/spot-error-480.avif',
          ];
  return { path: pages[Math.floor(Math.random() * pages.length)], headers };
}

async function mix(seconds) {
  const first = await memory();
  const cpuBefore = cpuTime(site.pid);
  const stopFeeding = homes > 0 ? keepFeeding() : null;
  const warm = await load(site.url, something, { seconds: seconds * WARM_SHARE });
  const before = await memory();
  const rest = await load(site.url, something, { seconds: seconds * (1 - WARM_SHARE) });
  const after = await memory();
  const runs = await stopFeeding?.();
  const cpu = (cpuTime(site.pid) - cpuBefore) / (warm.count + rest.count);
  const statuses = Object.entries({ ...rest.statuses }).map(([status, count]) => `${count} × ${status}`);
  const grown = after / before - 1;
  const refused = [warm, rest]
    .flatMap((part) => Object.entries(part.statuses))
    .filter(([status]) => !/^[234]/.test(status));
  printTable(`Readers and writers for ${Math.round(seconds / 6) / 10} minutes, 20 connections`, [
    {
      requests: warm.count + rest.count,
      'requests/s': Math.round(rest.rps),
      'CPU of a request (ms)': cpu.toFixed(2),
      'p50 (ms)': Math.round(rest.p50),
      'p95 (ms)': Math.round(rest.p95),
      answers: statuses.join(', '),
      'memory (MB)': `${first} at the start, ${before} warm, ${after} at the end`,
      grown: `${(grown * 100).toFixed(1)} %`,
      ...(homes > 0 && { 'runs of the feed': runs }),
      ...verdict({
        'failed requests': [refused.reduce((sum, [, count]) => sum + count, 0), { must: 0 }],
        growth: [grown, budgets.growth],
        memory: [after, values.heap === '256' ? budgets.memory.heap256 : budgets.memory[engine]],
      }),
    },
  ]);
}
