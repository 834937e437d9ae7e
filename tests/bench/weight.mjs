/**
 * `npm run bench`, or `node tests/bench/weight.mjs [--paths /en,/es/properties]`: measures requests and kB of each
 * public page with an empty cache.
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startBare } from '../support/live/bare.mjs';
import { launchBrowser } from '../support/live/browser.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { startNginx } from '../support/live/nginx.mjs';
import { printTable } from '../support/live/table.mjs';
import { verdict } from '../support/live/verdict.mjs';
import { budgets } from './budgets.mjs';

const { values } = parseArgs({ options: { paths: { type: 'string' } } });
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const BARE = 'bare';
const LANDING = /^\/(en|es)$/;
const LISTING = /^\/(en|es)\/properties\/[^/]+$/;
const WITH_FORM = /^\/(en|es)(\/(contact|book-consultation|sell|schedule-call|properties\/[^/]+))?$/;

const site = await startInstance(settingsIn(temporaryFolder('weight')));
const nginx = await startNginx([site.port]);
const bare = await startBare();
const bareNginx = await startNginx([bare.port]);
const browser = await launchBrowser();
const floor = await measure(bareNginx.url, '/');
const pages = [{ ...floor, path: BARE }];
for (const path of values.paths?.split(',') ?? (await sitemapPaths())) pages.push(await measure(nginx.url, path));
await browser.close();
await Promise.all([nginx.stop(), bareNginx.stop()]);
bare.stop();
await site.stop();
printTable('First visits of a phone behind nginx: kB of bodies, scripts by gzip too', pages.map(toRow));

async function sitemapPaths() {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

async function measure(origin, path) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const bodies = new Map(await page.evaluate(bodySizes));
  const parts = await Promise.all(requests.map((request) => weigh(request, bodies)));
  await context.close();
  return {
    path,
    requests: parts.length,
    bodies: (kind) => sum(parts.filter((part) => !kind || part.kind === kind).map((part) => part.body)),
    heads: sum(parts.map((part) => part.head)),
    scripts: sum(parts.map((part) => part.gzip)),
  };
}

/** Excludes headers, which HTTP/2 protocol sizes include. */
function bodySizes() {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]);
}

async function weigh(request, bodies) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const body = bodies.get(request.url()) ?? responseBodySize;
  const head = responseBodySize + responseHeadersSize - body;
  const kind = request.resourceType();
  const script = kind === 'script' ? await (await request.response()).body() : null;
  return { kind, body, head, gzip: script ? gzipSync(script).length : 0 };
}

function toRow({ path, requests, bodies, heads, scripts }) {
  const all = bodies() + heads;
  const toBare = scripts / floor.scripts;
  const { html, landing, scriptsToBare, styles } = budgets;
  return {
    page: path,
    requests,
    HTML: kb(bodies('document')),
    styles: kb(bodies('stylesheet')),
    scripts: kb(bodies('script')),
    gzip: kb(scripts),
    'to bare': toBare.toFixed(2),
    fonts: kb(bodies('font')),
    images: kb(bodies('image')),
    data: kb(bodies('fetch')),
    heads: kb(heads),
    all: kb(all),
    ...(path === BARE
      ? { verdict: '' }
      : verdict({
          HTML: [bodies('document'), LISTING.test(path) ? html.listing : html.page],
          styles: [bodies('stylesheet'), styles],
          'scripts to bare': [
            Number(toBare.toFixed(2)),
            WITH_FORM.test(path) ? scriptsToBare.form : scriptsToBare.content,
          ],
          ...(LANDING.test(path) && { requests: [requests, landing.requests], all: [all, landing.bytes] }),
        })),
  };
}

function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1);
}
