/**
 * `npm run bench`, or `node tests/bench/weight.mjs [--paths /en,/es/properties]`: what does a page weigh on a first visit
 * of a phone? Every public page behind deploy/nginx.conf (HTTP/2, Brotli), in a browser with an empty cache: requests,
 * kB on the wire by kind, and scripts (gzip) against those of a bare page on the same Next.
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startBare } from '../support/live/bare.mjs';
import { launchBrowser } from '../support/live/browser.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { startNginx } from '../support/live/nginx.mjs';
import { printTable } from '../support/live/table.mjs';

const { values } = parseArgs({ options: { paths: { type: 'string' } } });
/** The phone of Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const MOST_HTML = 20_000;
const MOST_STYLES = 16_000;
const MOST_ON_LANDING = { requests: 24, bytes: 280_000 };
/** How much more than a bare page may be run, by whether the page has a form to contact us. */
const MOST_TO_BARE = { content: 1.13, form: 1.15 };
const LANDING = /^\/(en|es)$/;
const WITH_FORM = /^\/(en|es)(\/(contact|book-consultation|sell|schedule-call|properties\/[^/]+))?$/;

const site = await startInstance(settingsIn(temporaryFolder('weight')));
const nginx = await startNginx([site.port]);
const bare = await startBare();
const browser = await launchBrowser();
const floor = (await measure(bare.url, '/')).scripts;
const rows = [];
for (const path of values.paths?.split(',') ?? (await sitemapPaths())) rows.push(toRow(await measure(nginx.url, path)));
await browser.close();
bare.stop();
await nginx.stop();
await site.stop();
printTable(`First visits of a phone, kB; a bare page has ${kb(floor)} of scripts (gzip)`, rows);

async function sitemapPaths() {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

async function measure(origin, path) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const pending = [];
  page.on('requestfinished', (request) => pending.push(weigh(request)));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const parts = await Promise.all(pending);
  await context.close();
  return {
    path,
    requests: parts.length,
    bytes: (kind) => sum(parts.filter((part) => !kind || part.kind === kind).map((part) => part.bytes)),
    scripts: sum(parts.map((part) => part.gzip)),
  };
}

async function weigh(request) {
  const sizes = await request.sizes();
  const kind = request.resourceType();
  const body = kind === 'script' ? await (await request.response()).body() : null;
  return { kind, bytes: sizes.responseBodySize + sizes.responseHeadersSize, gzip: body ? gzipSync(body).length : 0 };
}

function toRow({ path, requests, bytes, scripts }) {
  const ratio = scripts / floor;
  const isLightLanding = requests <= MOST_ON_LANDING.requests && bytes() <= MOST_ON_LANDING.bytes;
  return {
    page: path,
    requests,
    HTML: kb(bytes('document')),
    styles: kb(bytes('stylesheet')),
    scripts: kb(bytes('script')),
    fonts: kb(bytes('font')),
    images: kb(bytes('image')),
    data: kb(bytes('fetch')),
    all: kb(bytes()),
    'scripts to bare': ratio.toFixed(2),
    isGood:
      (!LANDING.test(path) || isLightLanding) &&
      bytes('document') <= MOST_HTML &&
      bytes('stylesheet') <= MOST_STYLES &&
      ratio <= (WITH_FORM.test(path) ? MOST_TO_BARE.form : MOST_TO_BARE.content),
  };
}

function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1);
}
