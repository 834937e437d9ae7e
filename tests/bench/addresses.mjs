/**
 * `node tests/bench/addresses.mjs [--homes 5000] [--rounds 10]`: measures CPU time and event loop stalls of each public
 * address after a catalogue change. PostgreSQL excludes database work.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { cpuTime } from '../support/live/cpu-time.mjs';
import { startFeedServer } from '../support/live/feed-server.mjs';
import { metric, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { siteCommand } from '../support/live/site-command.mjs';
import { printTable } from '../support/live/table.mjs';
import { newIp } from '../support/live/visitors.mjs';
import { until } from '../support/until.mjs';

const { values } = parseArgs({
  options: { homes: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '10' } },
});
const homes = Number(values.homes);
const rounds = Number(values.rounds);
const MOST_CPU_MS = 100;
const LONGEST_STALL_MS = 100;
/** Maximum event loop lag of Node since the last read. */
const STALL = 'nodejs_eventloop_lag_max_seconds';
const IMAGES = 40;
const CHANGED = 'G-7';
const PRICE = 123_456;
const LIMIT_MS = 120_000;
const SEEN_WITHIN_MS = 2_000;

const postgres = await startPostgres(findPostgres());
const feed = await startFeedServer(temporaryFolder('addresses'), {
  images: IMAGES,
  more: { DATABASE_URL: `${postgres.url}/postgres`, IDEALISTA_CUSTOMER_CODE: `ilc${'0'.repeat(40)}` },
});
const site = await startInstance(feed.settings);
feed.publish({ listings: homes });
await leaveOutParticulars();
const [imported] = (await siteCommand(feed.settings, 'import-listings', feed.feedUrl, '--name', 'crm')).split('\n');
console.error(imported);

const get = (path, headers = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers: { 'x-forwarded-for': newIp(), ...headers } });
const readFeed = async () => (await get('/feeds/kyero.xml', { 'accept-encoding': 'identity' })).text();
const kyero = await readFeed();
const ids = [...kyero.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
const pictures = [...new Set([...kyero.matchAll(/\/feeds\/pictures\/[\w-]+\.jpg/g)].map(([path]) => path))];
const [photo] = pictures.map((path) => /photo-\w+/.exec(path)?.[0]).filter(Boolean);

let turn = 0;
const addresses = [
  ['landing page', '/en'],
  ['list', '/es/properties'],
  ['list with a new filter', () => `/en/properties?beds=2&maxPrice=${900_000 + turn}`],
  ['list with the same filter', '/en/properties?beds=3'],
  ['list by text', () => `/en/properties?location=G-${turn}`],
  ['list by a misspelt word', () => `/en/properties?location=carer${turn}`],
  ['list by price', '/en/properties?sort=priceDesc'],
  ['/comprar', '/es/comprar'],
  ['a listing, another each time', () => `/en/properties/${ids[(turn * 37) % ids.length]}`],
  ['a listing', `/es/properties/${ids.at(-1)}`],
  ['an unknown listing', () => `/en/properties/nothing-${turn}`],
  ['site search', () => `/en/search?q=arras+${turn}`],
  ['search line', () => `/en/search?q=villa+with+pool+verdi+under+${900 + turn}k`],
  ['sitemap', '/sitemap.xml'],
  ['Kyero feed', '/feeds/kyero.xml'],
  ['Kyero feed, known', '/feeds/kyero.xml', { 'if-none-match': '*' }],
  ['idealista file', '/feeds/idealista.json'],
  ['picture of a feed, another each time', () => pictures[turn % pictures.length]],
  ['picture of a feed', pictures.at(-1)],
  ['picture of a page', `/media/${photo}-400.avif`],
  [
    'saved homes',
    `/en/saved-homes?${ids
      .slice(0, 12)
      .map((id) => `id=${id}`)
      .join('&')}`,
  ],
  ['blog', '/en/blog'],
  ['RSS', '/en/blog/rss.xml'],
  ['picture for social media, of a listing', () => `/en/og/properties-${ids[(turn * 41) % ids.length]}.jpg`],
  ['picture for social media', '/en/og/site.jpg'],
  ['valuation', '/es/herramientas/valoracion?area=gracia&type=apartment&builtArea=90'],
  ['mortgage', '/en/herramientas/calculadora-hipoteca?price=300000'],
  ['alerts', '/en/alerts'],
  ['contact', '/en/contact'],
  ['booking', '/en/schedule-call'],
  ['free slots', '/api/booking/availability?month=next'],
  ['manifest', '/manifest.webmanifest'],
  ['robots', '/robots.txt'],
  ['readiness', '/readyz'],
];

const pathOf = (address) => (typeof address === 'function' ? address((turn += 1)) : address);
const rows = [];
// Warms up: start costs are not measured.
for (let round = 0; round < rounds; round += 1) {
  for (const [, address, headers] of addresses) await (await get(pathOf(address), headers)).arrayBuffer();
}
await changePrice();
for (const [what, address, headers] of addresses) {
  const path = () => pathOf(address);
  const first = await measure(1, path, headers);
  const again = await measure(rounds, path, headers);
  rows.push({
    what,
    status: again.status,
    kB: Math.round(again.bytes / 1_000),
    'first (ms of CPU)': first.cpu,
    'longest stall (ms)': Math.round(first.stall),
    'again (ms of CPU)': again.cpu.toFixed(0),
    isGood: again.cpu <= MOST_CPU_MS && (first.cpu <= MOST_CPU_MS || first.stall <= LONGEST_STALL_MS),
  });
}
printTable(
  `Public addresses with ${homes} homes: at most ${MOST_CPU_MS} ms of CPU, in stretches of ${LONGEST_STALL_MS} where the first takes longer`,
  rows,
);
await site.stop();
await postgres.end();
feed.close();
process.exit();

/** Returns CPU time per request and the longest event loop stall. */
async function measure(count, path, headers) {
  // Reading the metric resets it.
  await metric(site.url, STALL);
  const before = cpuTime(site.pid);
  let status = 0;
  let bytes = 0;
  for (let round = 0; round < count; round += 1) {
    const response = await get(path(), headers);
    bytes = (await response.arrayBuffer()).byteLength;
    status = response.status;
  }
  const cpu = (cpuTime(site.pid) - before) / count;
  return { cpu, stall: 1_000 * (await metric(site.url, STALL)), status, bytes };
}

/** Changes the price once to detect the update, and once more to leave nothing cached. */
async function changePrice() {
  // A busy machine may refuse the connection.
  const change = (price) =>
    until(
      () => siteCommand(feed.settings, 'listings', 'price', CHANGED, String(price)).then(Boolean, () => false),
      LIMIT_MS,
    );
  await change(PRICE);
  await until(async () => (await readFeed()).includes(`<price>${PRICE}</price>`), LIMIT_MS);
  await change(PRICE + 1);
  await new Promise((resolve) => setTimeout(resolve, SEEN_WITHIN_MS));
}

/** Disables particulars: their creation for hours after imports distorts measurements. */
async function leaveOutParticulars() {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query(`create function leave_out() returns trigger language plpgsql as 'begin return null; end';
    create trigger leave_out before insert on particulars for each row execute function leave_out()`);
  await client.end();
}
