/**
 * `npm run bench`: what each public page costs a first visit, measured in a browser with an empty cache.
 *
 *   node tests/bench/pages.mjs [--base http://localhost:3000] [--only /en,/es/properties] [--phone]
 *
 * Without --base it starts the production build on a free port and stops it afterwards. Bytes are those on the wire
 * (compressed, with --phone their heads as well); requests count everything the page asks for until the network is
 * quiet. --phone has the window of the telephone that Lighthouse takes, and fails where the home page asks for more
 * than 16 files or 260 kB.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../../lib/commands/port.mjs';

const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string' }, phone: { type: 'boolean', default: false } },
});
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const MOST = { requests: 16, bytes: 260_000 };
const START_LIMIT_MS = 20_000;

const server = values.base ? null : await startServer();
const base = values.base ?? server.base;

try {
  const paths = values.only?.split(',') ?? (await sitemapPaths());
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const rows = [];
  for (const path of paths) rows.push(await measure(browser, path));
  await browser.close();
  print(rows);
  const isLarge = ({ path, requests, total }) =>
    /^\/..$/.test(path) && (requests > MOST.requests || total > MOST.bytes);
  if (values.phone && rows.some(isLarge)) {
    console.error(`The home page may ask for ${MOST.requests} files and ${MOST.bytes / 1000} kB at most.`);
    process.exitCode = 1;
  }
} finally {
  server?.process.kill('SIGTERM');
}

async function startServer() {
  const port = await freePort();
  const process_ = spawn(process.execPath, ['lib/commands/start.mjs', '--port', String(port)], { stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { base: origin, process: process_ };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process_.kill();
  throw new Error('The server did not start: is there a build?');
}

async function sitemapPaths() {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

async function measure(browser, path) {
  const context = await browser.newContext(values.phone ? PHONE : DESK);
  const page = await context.newPage();
  const pending = [];
  page.on('requestfinished', (request) => pending.push(weigh(request)));
  const answer = await page.goto(base + path, { waitUntil: 'networkidle' });
  const parts = await Promise.all(pending);
  await context.close();
  const bytes = (kind) => parts.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.bytes, 0);
  return {
    path,
    status: answer.status(),
    cache: answer.headers()['x-nextjs-cache'] ?? '-',
    requests: parts.length,
    html: bytes('document'),
    js: bytes('script'),
    css: bytes('stylesheet'),
    fonts: bytes('font'),
    pictures: bytes('image'),
    total: parts.reduce((sum, part) => sum + part.bytes, 0),
  };
}

async function weigh(request) {
  const sizes = await request.sizes();
  const heads = values.phone ? sizes.responseHeadersSize : 0;
  return { kind: request.resourceType(), bytes: sizes.responseBodySize + heads };
}

function print(rows) {
  const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
  console.log(`${'page'.padEnd(58)} code cache  reqs     HTML       JS      CSS    fonts pictures    total  (kB)`);
  for (const row of rows) {
    const sizes = [row.html, row.js, row.css, row.fonts, row.pictures, row.total].map(kb).join(' ');
    console.log(
      `${row.path.padEnd(58)} ${row.status}  ${row.cache.padEnd(5)} ${String(row.requests).padStart(5)} ${sizes}`,
    );
  }
}
