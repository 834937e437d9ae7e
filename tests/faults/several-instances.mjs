/**
 * `node tests/faults/several-instances.mjs [--minutes 3] [--pause 60] [--listings 300] [--old FOLDER]`: three instances
 * behind deploy/nginx.conf on one PostgreSQL and one S3 storage, with a running feed. One is killed every `--pause`
 * seconds, with messages in flight; then all are replaced in turn. FOLDER is a built checkout of the older version that
 * runs until then. At the end a kill cuts forms of browsers.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NOT_RUN } from '../../lib/cli/not-run.mjs';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { sendCutForms } from '../support/live/cut-forms.mjs';
import { startFeedServer } from '../support/live/feed-server.mjs';
import { readStored, startInstance, statusOf, storedSenders, temporaryFolder } from '../support/live/instance.mjs';
import { load, median } from '../support/live/load.mjs';
import { hasNginx, startNginx } from '../support/live/nginx.mjs';
import { siteCommand } from '../support/live/site-command.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, newIp, postAsNewVisitor } from '../support/live/visitors.mjs';
import { hasS3Server } from '../support/servers/has-s3-server.mjs';
import { startS3Server } from '../support/servers/s3.mjs';
import { until } from '../support/until.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    pause: { type: 'string', default: '60' },
    listings: { type: 'string', default: '300' },
    old: { type: 'string' },
  },
});
const SITE = 'https://localhost';
const INSTANCES = 3;
const IMAGES = 40;
const PAUSE_MS = Number(values.pause) * 1_000;
const KILLS = Math.ceil((Number(values.minutes) * 60_000) / PAUSE_MS);
/** Messages that are sent to a stopped process before it is killed: nginx gives it one in three. */
const IN_FLIGHT = 6;
const IN_FLIGHT_MS = 1_000;
const RESTART_AFTER_MS = 2_000;
const REPEAT_AFTER_MS = 500;
const SEEN_MS = 2_000;
const VISITORS = 4;
const LISTING = { reference: 'CM-0215', path: '/en/properties/apartment-galvany', price: 965_000 };
const PAGES = ['/en', '/es/properties', '/en/properties?beds=3', LISTING.path, '/es/contact', '/es/search?q=playa'];

const binaries = findPostgres();
if (!binaries || !hasNginx || !hasS3Server) {
  console.log('PostgreSQL, nginx with Brotli or python3-swift is not on this machine: nothing was tried.');
  process.exit(NOT_RUN);
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
const sent = { accepted: [], answers: {}, cut: 0 };
const prices = [];
let isOpen = true;
let price = LISTING.price;
await importFeed(0);

const work = [write(), changePrices(), keepFeeding()];
const reading = readUntilClosed();
await killInTurn();
for (let number = 0; number < INSTANCES; number += 1) {
  await sites[number].stop();
  sites[number] = await startInstance(feed.settings, { port: sites[number].port });
}
isOpen = false;
const statuses = await reading;
await Promise.all(work);
const forms = await cutForms();
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

async function write() {
  while (isOpen) {
    await sendMessage();
    await sleep(REPEAT_AFTER_MS);
  }
}

/** Sends a message until it is accepted, under one key, as the form does. */
async function sendMessage() {
  const email = newAddress();
  const body = JSON.stringify({ name: 'Ada', email, message: 'Hello', idempotencyKey: randomUUID() });
  for (;;) {
    const status = await postAsNewVisitor(nginx.url, '/api/contact/send', body, SITE);
    sent.answers[status] = (sent.answers[status] ?? 0) + 1;
    if (status === 200) return sent.accepted.push(email);
    if (status === 502) sent.cut += 1;
    await sleep(REPEAT_AFTER_MS);
  }
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

async function killInTurn() {
  for (let count = 0; count < KILLS; count += 1) {
    await sleep(PAUSE_MS - RESTART_AFTER_MS);
    const number = count % INSTANCES;
    const { port } = sites[number];
    sites[number].pause();
    const messages = Array.from({ length: IN_FLIGHT }, sendMessage);
    await sleep(IN_FLIGHT_MS);
    await sites[number].kill();
    await sleep(RESTART_AFTER_MS);
    sites[number] = await startInstance(feed.settings, { ...old, port });
    await Promise.all(messages);
  }
}

/** Only one instance is left, so that the kill cuts both forms. */
function cutForms() {
  const [last, ...others] = sites;
  return sendCutForms(nginx, SITE, {
    pause: async () => {
      await Promise.all(others.map((site) => site.kill()));
      last.pause();
    },
    kill: last.kill,
    restore: async () => {
      for (const [number, { port }] of sites.entries()) sites[number] = await startInstance(feed.settings, { port });
    },
  });
}

function report() {
  const wrong = Object.entries(statuses).filter(([status]) => status !== '200');
  const accepted = [...sent.accepted, ...forms.map(({ email }) => email)];
  const missing = accepted.filter((email) => !stored.has(email));
  const usual = median(prices);
  const isHandled = ({ again, isExplained, isKept, status }) => isKept && isExplained && status === 502 && again < 400;
  printTable(`${INSTANCES} instances, ${listings} listings, ${KILLS} kills, then all replaced`, [
    { what: 'pages', found: JSON.stringify(statuses), wanted: '200 alone', isGood: wrong.length === 0 },
    { what: 'answers to messages', found: JSON.stringify(sent.answers), wanted: 'any', isGood: true },
    { what: 'messages cut by a kill', found: sent.cut, wanted: `${KILLS} or more`, isGood: sent.cut >= KILLS },
    { what: 'accepted, not stored', found: missing.length, wanted: 0, isGood: missing.length === 0 },
    { what: 'stored', found: copies, wanted: accepted.length, isGood: copies === accepted.length },
    { what: 'prices seen, median (ms)', found: usual, wanted: SEEN_MS, isGood: usual <= SEEN_MS },
    { what: 'the slowest (ms)', found: Math.max(...prices), wanted: 'any', isGood: true },
    ...forms.map((form) => ({
      what: `form cut by a kill, ${form.javaScriptEnabled ? 'with' : 'without'} JavaScript`,
      found: JSON.stringify(form),
      wanted: '502, kept, explained, then accepted',
      isGood: isHandled(form),
    })),
  ]);
}
