/**
 * `node tests/bench/catalogue.mjs [--homes 5000] [--postgres]`: a catalogue of 5,000 homes from a feed against that of
 * the files. What do encoding, the first import, a second one with 1 % changed and visitors meanwhile take; how long
 * do filtered lists, searches and pages take; when does a visitor see a change? The feed and its pictures come from a
 * server on loopback.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { generatedFeed } from '../support/generated-feed.mjs';
import { metric, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { load } from '../support/live/load.mjs';
import { printTable } from '../support/live/table.mjs';
import { newIp } from '../support/live/visitors.mjs';

const { values } = parseArgs({
  options: { homes: { type: 'string', default: '5000' }, postgres: { type: 'boolean', default: false } },
});
const homes = Number(values.homes);
const IMAGE_FILES = 200;
/** Of these homes every file is an image. */
const HOMES_OF_ALL_FILES = 200;
const MEASURED_SECONDS = 20;
const SEEN_WITHIN_MS = 2_000;
const SLOWEST_MS = 100;

const rows = [];
const folder = temporaryFolder('catalogue');
const files = await makeImages();
const server = await serveFiles();
const postgres = values.postgres ? await startPostgres(findPostgres()) : null;
const settings = settingsIn(folder, {
  ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }),
  FEED_HOSTS: `localhost:${server.port}`,
  FEED_FOLDER: path.join(folder, 'feeds'),
  STORAGE_URL: `file:${folder}/storage`,
});
mkdirSync(settings.FEED_FOLDER, { recursive: true });
const sites = [await startInstance(settings)];
if (postgres) sites.push(await startInstance(settings));
const [site] = sites;
const memory = async () => Math.round((await metric(site.url, 'process_resident_memory_bytes')) / 2 ** 20);

const few = await measureReaders('/en/properties?beds=2&maxPrice=', '/en/search?q=villa+');
await importing(HOMES_OF_ALL_FILES, 0, `encoding of ${IMAGE_FILES} images, and ${HOMES_OF_ALL_FILES} homes`);
const first = await importing(homes, 0, `first import of ${homes} homes`);
await importing(homes, Math.ceil(homes / 100), 'second import, 1 % changed', first.seconds * 0.05);
printTable('Imports, with visitors meanwhile', rows);
const many = await measureReaders('/en/properties?beds=2&maxPrice=', '/en/search?q=villa+');
printTable(
  `Server time with ${homes} homes against the files`,
  Object.keys(few).map((what) => ({
    what,
    'files p95 (ms)': Math.round(few[what]),
    'feed p95 (ms)': Math.round(many[what]),
    isGood: many[what] <= Math.max(SLOWEST_MS, 2 * few[what]),
  })),
);
printTable('A change, until a visitor sees it on every instance', await measureChanges());
for (const one of sites) await one.stop();
await postgres?.end();
server.close();
process.exit();

/** Writes feed and settings, runs the command, and asks for pages meanwhile. */
async function importing(count, changed, what, limit = Infinity) {
  const { xml, yaml } = generatedFeed({
    homes: count,
    imageUrl: `${server.url}/images`,
    imageFiles: IMAGE_FILES,
    changed,
  });
  server.feed = xml;
  writeFileSync(path.join(settings.FEED_FOLDER, 'crm.yaml'), yaml);
  console.error(what);
  const quiet = await load(site.url, page, { seconds: 5, connections: 2 });
  let isDone = false;
  const begin = performance.now();
  const report = run(['lib/cli/import-listings.mjs', `${server.url}/feed.xml`, '--name', 'crm', '--json']).then(
    (text) => {
      isDone = true;
      return JSON.parse(text);
    },
  );
  const busy = [];
  let largest = 0;
  while (!isDone) {
    busy.push(await load(site.url, page, { seconds: 2, connections: 2 }));
    largest = Math.max(largest, await memory());
  }
  const { counts } = await report;
  const seconds = (performance.now() - begin) / 1_000;
  const p95 = Math.max(
    ...busy
      .map((one) => one.p95)
      .toSorted((a, b) => a - b)
      .slice(0, Math.ceil(busy.length * 0.95)),
  );
  rows.push({
    what,
    seconds: seconds.toFixed(1),
    added: counts.added,
    changed: counts.changed,
    'memory (MB)': largest,
    'p95 before (ms)': quiet.p95.toFixed(1),
    'p95 meanwhile (ms)': p95.toFixed(1),
    isGood: seconds <= limit,
  });
  return { seconds };
}

function page() {
  const paths = ['/en', '/es/properties', '/en/properties?beds=3', '/es/comprar', '/en/about'];
  return { path: paths[Math.floor(Math.random() * paths.length)], headers: { 'x-forwarded-for': newIp() } };
}

async function measureReaders(...starts) {
  const times = {};
  for (const start of starts) {
    let number = 900_000;
    const next = () => ({ path: `${start}${(number += 1)}`, headers: { 'x-forwarded-for': newIp() } });
    await load(site.url, next, { seconds: 3, connections: 1 });
    times[start.split('?')[0].slice(1)] = (
      await load(site.url, next, { seconds: MEASURED_SECONDS, connections: 1 })
    ).p95;
  }
  return times;
}

async function measureChanges() {
  const reference = 'G-7';
  const { [0]: id } = /\S+$/.exec(
    (await run(['lib/cli/listings.mjs', 'list'])).split('\n').find((line) => line.startsWith(`${reference} `)),
  );
  const address = `/en/properties/${id}`;
  const steps = [
    ['price', ['price', reference, '123456'], (text) => text.includes('123,456')],
    ['reserve', ['reserve', reference], (text) => text.includes('Reserved')],
    ['withdraw', ['withdraw', reference], (_, status) => status === 410],
    ['publish', ['publish', reference], (_, status) => status === 200],
  ];
  const measured = [];
  for (const [what, command, isSeen] of steps) {
    for (const { url } of sites) await (await fetch(url + address)).text();
    const begin = performance.now();
    await run(['lib/cli/listings.mjs', ...command]);
    const done = performance.now();
    await Promise.all(
      sites.map(async ({ url }) => {
        for (;;) {
          const response = await fetch(url + address);
          if (isSeen(await response.text(), response.status)) return;
        }
      }),
    );
    const seen = performance.now() - done;
    measured.push({
      what,
      'command (ms)': Math.round(done - begin),
      'seen after it (ms)': Math.round(seen),
      isGood: seen <= SEEN_WITHIN_MS,
    });
  }
  return measured;
}

async function run(command) {
  const options = { env: { ...process.env, ...settings }, maxBuffer: 2 ** 28 };
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}

/** Different photographs, so to speak: noise that compresses as one does. */
async function makeImages() {
  const made = [];
  for (let number = 0; number < IMAGE_FILES; number += 1) {
    const small = Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, at) => (at * 7919 * (number + 1)) % 256));
    const image = sharp(small, { raw: { width: 48, height: 32, channels: 3 } });
    made.push(await image.resize(1_600, 1_067, { kernel: 'cubic' }).jpeg({ quality: 80 }).toBuffer());
  }
  return made;
}

async function serveFiles() {
  const own = { feed: '', url: '', port: 0, close: () => listener.close() };
  const listener = http.createServer((request, response) => {
    const number = /^\/images\/(\d+)\.jpg/.exec(request.url)?.[1];
    if (number) return response.setHeader('content-type', 'image/jpeg').end(files[Number(number)]);
    response.setHeader('content-type', 'application/xml').end(own.feed);
  });
  await new Promise((resolve) => listener.listen(0, resolve));
  own.port = listener.address().port;
  own.url = `http://localhost:${own.port}`;
  return own;
}
