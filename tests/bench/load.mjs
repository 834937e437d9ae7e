/**
 * `node tests/bench/load.mjs [--minutes 10] [--rounds 10] [--postgres]`: how long a start takes; requests a second of
 * our pages against a bare page on the same Next (interleaved, medians); then a mix of readers and writers for so many
 * minutes: no 5xx, memory flat; then clients that are slow on purpose, and bodies that are too large.
 */
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { startBare } from '../support/live/bare.mjs';
import { largeBodies, slowClients } from '../support/live/hostile-clients.mjs';
import { metric, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { load, median } from '../support/live/load.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, newIp } from '../support/live/visitors.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '10' },
    postgres: { type: 'boolean', default: false },
  },
});
const [HOME, LIST, FILTERED, RENDERED] = [
  'home',
  'list of homes',
  'filtered list',
  'filtered list nobody asked for yet',
];
const LONGEST_START_MS = 3_000;
/** After the minutes of load; PostgreSQL has its own. */
const LARGEST_MB = values.postgres ? 250 : 400;
const WARM_SHARE = 0.2;
const MB = 1_000_000;
let newLists = 0;
/** An address that is rendered, since nobody has asked for it before. */
const newList = () => `/en/properties?beds=2&maxPrice=${5_000_000 + (newLists += 1)}`;

const postgres = values.postgres ? await startPostgres(findPostgres()) : null;
const settings = settingsIn(temporaryFolder('load'), {
  // As the container and the unit of the README have it.
  ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }),
});
const site = await startInstance(settings);
const memory = async () => Math.round((await metric(site.url, 'process_resident_memory_bytes')) / MB);

printTable('Start with an empty database, until /readyz', [
  { 'ready after (ms)': site.ready, 'memory (MB)': await memory(), isGood: site.ready <= LONGEST_START_MS },
]);
await compare();
await mix(Number(values.minutes) * 60);
await slowClients(site, memory);
await largeBodies(site, memory);
await site.stop();
await postgres?.end();

async function compare() {
  const bare = await startBare();
  const targets = {
    bare: [bare.url, () => '/'],
    [HOME]: [site.url, () => '/en'],
    [LIST]: [site.url, () => '/es/properties'],
    [FILTERED]: [site.url, () => '/en/properties?beds=3&sort=price-asc'],
    [RENDERED]: [site.url, newList],
  };
  const rates = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const [base, path] of Object.values(targets)) await load(base, () => ({ path: path() }), { seconds: 1 });
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const names = Object.keys(targets);
    for (const name of round % 2 ? names.reverse() : names) {
      const [base, path] = targets[name];
      rates[name].push((await load(base, () => ({ path: path() }), { seconds: 1 })).rps);
    }
  }
  bare.stop();
  const ratio = (name, to) => median(rates[name].map((rate, round) => rate / rates[to][round])).toFixed(2);
  printTable(`Requests a second (median of ${values.rounds} rounds of 1 s, 20 connections, gzip)`, [
    ...Object.keys(targets).map((name) => ({
      page: name,
      'requests/s': Math.round(median(rates[name])),
      'to bare': ratio(name, 'bare'),
      'to the list': ratio(name, LIST),
      isGood: (name !== HOME || ratio(name, 'bare') >= 0.4) && (name !== FILTERED || ratio(name, LIST) >= 0.15),
    })),
  ]);
}

/** What visitors do, by how often. */
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
          '/en/search?q=terrace',
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
  const warm = await load(site.url, something, { seconds: seconds * WARM_SHARE });
  const before = await memory();
  const rest = await load(site.url, something, { seconds: seconds * (1 - WARM_SHARE) });
  const after = await memory();
  const statuses = Object.entries({ ...rest.statuses }).map(([status, count]) => `${count} × ${status}`);
  const grown = after / before - 1;
  const isClean = ![...Object.keys(rest.statuses), ...Object.keys(warm.statuses)].some(
    (status) => !/^[234]/.test(status),
  );
  printTable(`Readers and writers for ${Math.round(seconds / 6) / 10} minutes, 20 connections`, [
    {
      requests: warm.count + rest.count,
      'requests/s': Math.round(rest.rps),
      'p50 (ms)': Math.round(rest.p50),
      'p95 (ms)': Math.round(rest.p95),
      answers: statuses.join(', '),
      'memory (MB)': `${first} at the start, ${before} warm, ${after} at the end`,
      grown: `${(grown * 100).toFixed(1)} %`,
      isGood: isClean && grown < 0.2 && after <= LARGEST_MB,
    },
  ]);
}
