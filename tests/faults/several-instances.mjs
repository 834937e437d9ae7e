/**
 * `node tests/faults/several-instances.mjs [--minutes 3] [--listings 300] [--old FOLDER]`: three instances behind
 * deploy/nginx.conf on one PostgreSQL and one S3 storage, with a running feed. Each minute one is killed, and at the end
 * all are replaced in turn. FOLDER is a built checkout of the older version that runs until then.
 */
import https from 'node:https';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { startFeedServer } from '../support/live/feed-server.mjs';
import { readStored, startInstance, statusOf, storedSenders, temporaryFolder } from '../support/live/instance.mjs';
import { load, median } from '../support/live/load.mjs';
import { hasNginx, startNginx } from '../support/live/nginx.mjs';
import { siteCommand } from '../support/live/site-command.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, newIp } from '../support/live/visitors.mjs';
import { hasS3Server } from '../support/servers/has-s3-server.mjs';
import { startS3Server } from '../support/servers/s3.mjs';
import { until } from '../support/until.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    listings: { type: 'string', default: '300' },
    old: { type: 'string' },
  },
});
const SITE = 'https://localhost';
const INSTANCES = 3;
const IMAGES = 40;
const MINUTE_MS = 60_000;
const RESTART_AFTER_MS = 2_000;
const REPEAT_AFTER_MS = 500;
const SEEN_MS = 2_000;
const VISITORS = 4;
const LISTING = { reference: 'CM-0215', path: '/en/properties/apartment-galvany', price: 965_000 };
const PAGES = ['/en', '/es/properties', '/en/properties?beds=3', LISTING.path, '/es/contact', '/es/search?q=playa'];

const binaries = findPostgres();
if (!binaries || !hasNginx || !hasS3Server) {
  console.log('PostgreSQL, nginx with Brotli or python3-swift is not on this machine: nothing was tried.');
  process.exit(0);
}
const folder = temporaryFolder('several');
const postgres = await startPostgres(binaries, { isDurable: true });
const storage = await startS3Server(temporaryFolder('s3'), 'site');
const more = { DATABASE_URL: `${postgres.url}/postgres`, SITE_URL: SITE, ...storage.environment };
const feed = await startFeedServer(folder, { images: IMAGES, more });
const old = values.old ? { cwd: values.old } : {};
const sites = [];
for (let count = 0; count < INSTANCES; count += 1) sites.push(await startInstance(feed.settings, old));
const nginx = await startNginx(sites.map(({ port }) => port));

const listings = Number(values.listings);
const sent = { accepted: [], answers: {} };
const prices = [];
let isOpen = true;
let price = LISTING.price;
await importFeed(0);

const work = [write(), changePrices(), keepFeeding()];
const reading = readUntilClosed();
const kills = await killEachMinute();
for (let number = 0; number < INSTANCES; number += 1) {
  await sites[number].stop();
  sites[number] = await startInstance(feed.settings, { port: sites[number].port });
}
isOpen = false;
const statuses = await reading;
await Promise.all(work);
const stored = await storedSenders(feed.settings);
const copies = (await readStored(feed.settings)).messages.rows.length;
report();
await Promise.all([nginx.stop(), ...sites.map((site) => site.stop())]);
feed.close();
await storage.stop();
await postgres.end();
process.exit();

async function importFeed(changed) {
  feed.publish({ listings, changed });
  await siteCommand(feed.settings, 'import-listings', feed.feedUrl, '--name', 'crm');
}

async function keepFeeding() {
  for (let run = 1; isOpen; run += 1) await importFeed(run % 2 === 0 ? 0 : Math.ceil(listings / 100));
}

async function readUntilClosed() {
  const sum = {};
  const next = () => ({
    path: PAGES[Math.floor(Math.random() * PAGES.length)],
    headers: { 'x-forwarded-for': newIp() },
  });
  while (isOpen) {
    const { statuses: some } = await load(nginx.url, next, { seconds: 2, connections: VISITORS });
    for (const [status, count] of Object.entries(some)) sum[status] = (sum[status] ?? 0) + count;
  }
  return sum;
}

/** Sends each message until it is accepted, under one key, as the form does. */
async function write() {
  while (isOpen) {
    const email = newAddress();
    const body = JSON.stringify({ name: 'Ada', email, message: 'Hello', idempotencyKey: randomUUID() });
    let status;
    do {
      status = await post('/api/contact/send', body);
      sent.answers[status] = (sent.answers[status] ?? 0) + 1;
      if (status !== 200) await sleep(REPEAT_AFTER_MS);
    } while (status !== 200 && isOpen);
    if (status === 200) sent.accepted.push(email);
    await sleep(REPEAT_AFTER_MS);
  }
}

function post(path, body) {
  const headers = { origin: SITE, 'content-type': 'application/json' };
  // Another visitor each time: nginx passes on the address of the connection.
  const own = { localAddress: `127.${newIp().split('.').slice(1).join('.')}`, family: 4, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const request = https.request(nginx.url + path, { method: 'POST', headers, ...own }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    );
    request.on('error', () => resolve('failed')).end(body);
  });
}

/** Ms until every instance that is ready shows the price, from the end of the command. */
async function changePrices() {
  while (isOpen) {
    price += 1_000;
    await siteCommand(feed.settings, 'listings', 'price', LISTING.reference, String(price));
    const begin = performance.now();
    const shown = `"price":${price}`;
    const isShown = async ({ url }) => {
      if ((await statusOf(`${url}/readyz`)) !== 200) return true;
      const page = await fetch(url + LISTING.path).then((response) => response.text(), String);
      return page.includes(shown);
    };
    const seen = async () => (await Promise.all(sites.map(isShown))).every(Boolean);
    await until(seen, SEEN_MS * 5).catch(() => null);
    prices.push(Math.round(performance.now() - begin));
    await sleep(SEEN_MS);
  }
}

async function killEachMinute() {
  const kills = Number(values.minutes);
  for (let count = 0; count < kills; count += 1) {
    await sleep(MINUTE_MS - RESTART_AFTER_MS);
    const number = count % INSTANCES;
    const { port } = sites[number];
    await sites[number].kill();
    await sleep(RESTART_AFTER_MS);
    sites[number] = await startInstance(feed.settings, { ...old, port });
  }
  return kills;
}

function report() {
  const wrong = Object.entries(statuses).filter(([status]) => status !== '200');
  const missing = sent.accepted.filter((email) => !stored.has(email));
  const usual = median(prices);
  printTable(`${INSTANCES} instances, ${listings} listings, ${kills} kills, then all replaced`, [
    { what: 'pages', found: JSON.stringify(statuses), wanted: '200 alone', isGood: wrong.length === 0 },
    { what: 'answers to messages', found: JSON.stringify(sent.answers), wanted: 'any', isGood: true },
    { what: 'accepted, not stored', found: missing.length, wanted: 0, isGood: missing.length === 0 },
    { what: 'stored', found: copies, wanted: sent.accepted.length, isGood: copies === sent.accepted.length },
    { what: 'prices seen, median (ms)', found: usual, wanted: SEEN_MS, isGood: usual <= SEEN_MS },
    { what: 'the slowest (ms)', found: Math.max(...prices), wanted: 'any', isGood: true },
  ]);
}
