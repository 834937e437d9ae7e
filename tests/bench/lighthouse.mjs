/**
 * `node tests/bench/lighthouse.mjs [--runs 1] [--all] [--only /en,/es/contact] [--sample]`: Lighthouse on a phone over
 * the public pages in both languages: four scores for each page (medians), and the figures behind the first. Of homes,
 * articles and guides it takes one in each language; --all takes every one, --sample a third of the pages. Lighthouse
 * comes by npx, since the site itself does not need it.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { median } from '../support/live/load.mjs';
import { printTable } from '../support/live/table.mjs';

/** The newest that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Of pages that are made alike one is enough: each language’s first. */
const ALIKE = /^\/(en|es)\/(properties|blog|guias)\/[^/]+$/;

/** The kinds of pages: home, list, a home, index, article, guide, form, calculator, text, and those with a picture of their own. */
const SAMPLE =
  /^\/(en|es)(\/(properties|properties\/[^/]+|comprar|sell|about|blog|blog\/[^/]+|guias\/[^/]+|contact|faq|herramientas\/[^/]+|privacy-policy))?$/;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    sample: { type: 'boolean', default: false },
  },
});
const site = await startInstance(settingsIn(temporaryFolder('lighthouse')));
const run = promisify(execFile);
const chrome = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));

const rows = [];
for (const path of values.only?.split(',') ?? (await publicPages())) {
  const reports = [];
  for (let index = 0; index < Number(values.runs); index += 1) reports.push(await examine(site.url + path));
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100);
  const figure = (name) => Math.round(median(reports.map(({ audits }) => audits[name].numericValue)));
  const scores = CATEGORIES.map(score);
  rows.push({
    page: path,
    ...Object.fromEntries(CATEGORIES.map((name, index) => [name, scores[index]])),
    'LCP (ms)': figure('largest-contentful-paint'),
    'TBT (ms)': figure('total-blocking-time'),
    CLS: reports[0].audits['cumulative-layout-shift'].numericValue.toFixed(3),
    isGood: scores[0] >= 97 && scores.slice(1).every((value) => value === 100),
  });
  console.log(Object.values(rows.at(-1)).join('  '));
}
await site.stop();
printTable(`Lighthouse on a phone, median of ${values.runs}`, rows);

async function publicPages() {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const seen = new Set();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address).pathname)
    .filter((path) => !values.sample || SAMPLE.test(path))
    .filter((path) => {
      const kind = ALIKE.exec(path)?.slice(1).join() ?? path;
      return values.all || (!seen.has(kind) && seen.add(kind));
    });
}

/** Chromium now and then gives Lighthouse a trace without a beginning (NO_NAVSTART): such a run measured nothing. */
async function examine(url, triesLeft = 2) {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES}`,
    `--chrome-flags=${flags}`,
  ];
  try {
    const { stdout } = await run('npx', args, {
      env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) },
      maxBuffer: 64_000_000,
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (triesLeft === 0) throw new Error(`Lighthouse ended without a report of ${url}`, { cause: error.code });
    return examine(url, triesLeft - 1);
  }
}
