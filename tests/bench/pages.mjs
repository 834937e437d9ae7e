/**
 * `npm run bench`: what each public page costs a first visit, measured in a browser with an empty cache, and its scripts
 * against those of a bare page on the same Next (gzip on both sides).
 *
 *   node tests/bench/pages.mjs [--base http://localhost:3000] [--only /en,/es/properties] [--phone]
 *
 * Without --base it starts the production build and stops it afterwards. Bytes are those on the wire (kB, compressed,
 * with --phone their heads as well); requests count everything the page asks for until the network is quiet. --phone has
 * the window of the telephone that Lighthouse takes. Fails where a page has too many scripts, or the home page of a phone
 * asks for more than 16 files or 260 kB.
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startBare } from '../support/live/bare.mjs';
import { launchBrowser } from '../support/live/browser.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';

const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string' }, phone: { type: 'boolean', default: false } },
});
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const MOST_ON_PHONES = { requests: 16, bytes: 260_000 };

/** How much more than a bare page may be run, by whether the page has a form to talk to us. */
const MOST_TO_BARE = { content: 1.1, form: 1.35 };
const HOME = /^\/(en|es)$/;
const WITH_FORM = /^\/(en|es)(\/(contact|book-consultation|sell|properties\/[^/]+))?$/;

const site = values.base ? null : await startInstance(settingsIn(temporaryFolder('pages')));
const base = values.base ?? site.url;
const bare = await startBare();
const browser = await launchBrowser();

const floor = (await measure(bare.url, '/')).scripts;
const rows = [];
for (const path of values.only?.split(',') ?? (await sitemapPaths())) rows.push(await measure(base, path));
await browser.close();
bare.stop();
await site?.stop();
printTable(
  `First visits${values.phone ? ' on a phone' : ''}, kB; a bare page has ${kb(floor)} of scripts (gzip)`,
  rows.map(toRow),
);

async function sitemapPaths() {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

async function measure(origin, path) {
  const context = await browser.newContext(values.phone ? PHONE : DESK);
  const page = await context.newPage();
  const pending = [];
  page.on('requestfinished', (request) => pending.push(weigh(request)));
  const answer = await page.goto(origin + path, { waitUntil: 'networkidle' });
  const parts = await Promise.all(pending);
  await context.close();
  return {
    path,
    cache: answer.headers()['x-nextjs-cache'] ?? '-',
    requests: parts.length,
    bytes: (kind) => sum(parts.filter((part) => !kind || part.kind === kind).map((part) => part.bytes)),
    scripts: sum(parts.map((part) => part.gzip)),
  };
}

async function weigh(request) {
  const sizes = await request.sizes();
  const kind = request.resourceType();
  const body = kind === 'script' ? await (await request.response()).body() : null;
  return {
    kind,
    bytes: sizes.responseBodySize + (values.phone ? sizes.responseHeadersSize : 0),
    gzip: body ? gzipSync(body).length : 0,
  };
}

function toRow({ path, cache, requests, bytes, scripts }) {
  const ratio = scripts / floor;
  const isLight =
    !values.phone || !HOME.test(path) || (requests <= MOST_ON_PHONES.requests && bytes() <= MOST_ON_PHONES.bytes);
  return {
    page: path,
    cache,
    requests,
    HTML: kb(bytes('document')),
    scripts: kb(bytes('script')),
    styles: kb(bytes('stylesheet')),
    type: kb(bytes('font')),
    pictures: kb(bytes('image')),
    data: kb(bytes('fetch')),
    all: kb(bytes()),
    'scripts to bare': ratio.toFixed(2),
    isGood: isLight && ratio <= (WITH_FORM.test(path) ? MOST_TO_BARE.form : MOST_TO_BARE.content),
  };
}

function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1);
}
