/**
 * `node tests/bench/lighthouse.mjs [--runs 1] [--all] [--only /en,/es/contact] [--sample]`: Lighthouse on a phone over
 * the public pages in both languages, and over a bare page on the same Next after every ten of them. Gives four scores
 * for each page (medians), the figures behind the first, and what they are to those of the bare page. Of homes,
 * articles and guides it takes one in each language; --all takes every one, --sample a third of the pages. Rounds
 * follow each other (--runs), so that a busy minute of the machine spoils one run of a page and not all.
 */
import { parseArgs } from 'node:util';
import { startBare } from '../support/live/bare.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { CATEGORIES, examine } from '../support/live/lighthouse.mjs';
import { median } from '../support/live/load.mjs';
import { printTable } from '../support/live/table.mjs';

/** Of pages that are made alike one is enough: each language’s first. */
const ALIKE = /^\/(en|es)\/(properties|blog|guias)\/[^/]+$/;

/** The kinds of pages: home, list, a home, index, article, guide, form, calculator, text, and those with a picture of their own. */
const SAMPLE =
  /^\/(en|es)(\/(properties|properties\/[^/]+|comprar|sell|about|blog|blog\/[^/]+|guias\/[^/]+|contact|faq|herramientas\/[^/]+|privacy-policy))?$/;

const BARE = 'bare';
const BARE_AFTER = 10;

/** Least score, how far below a bare page’s it may be, and how many times its paints and its blocking time may take. */
const [LEAST_SCORE, FARTHEST_BELOW, MOST_PAINT, MOST_BLOCKING] = [97, 2, 1.25, 1.2];
const LONGEST_LCP_MS = 2_500;
const MOST_SHIFT = 0.02;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    sample: { type: 'boolean', default: false },
  },
});
const bare = await startBare();
const site = await startInstance(settingsIn(temporaryFolder('lighthouse')));
const paths = values.only?.split(',') ?? (await publicPages());
const order = paths.flatMap((path, index) => (index % BARE_AFTER === 0 ? [BARE, path] : [path]));
const reports = new Map();

for (let round = 0; round < Number(values.runs); round += 1) {
  for (const path of order) {
    const report = await examine(path === BARE ? bare.url : site.url + path);
    reports.set(path, [...(reports.get(path) ?? []), report]);
    console.log(path, ...Object.values(report).map((figure) => Math.round(figure * 1_000) / 1_000));
  }
}
await site.stop();
bare.stop();
printTable(`Lighthouse on a phone, median of ${values.runs}`, [BARE, ...paths].map(rowOf));

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

function rowOf(path) {
  const figure = (name, of = path) => median(reports.get(of).map((report) => report[name]));
  const ratio = (name) => figure(name) / figure(name, BARE);
  const ms = (name) => `${Math.round(figure(name))} (${ratio(name).toFixed(2)})`;
  const shift = Math.max(...reports.get(path).map((report) => report.shift));
  const isFast = ratio('paint') <= MOST_PAINT && ratio('index') <= MOST_PAINT && ratio('blocking') <= MOST_BLOCKING;
  const isBest = figure('performance') >= Math.max(LEAST_SCORE, figure('performance', BARE) - FARTHEST_BELOW);
  const isWhole = CATEGORIES.slice(1).every((name) => figure(name) === 100);
  return {
    page: path,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, figure(name)])),
    'FCP ms (to bare)': ms('paint'),
    'speed index': ms('index'),
    LCP: ms('largest'),
    TBT: ms('blocking'),
    CLS: shift.toFixed(3),
    // A page of one word is no document that a search engine or a screen reader would praise.
    isGood:
      path === BARE || (isFast && isBest && isWhole && figure('largest') <= LONGEST_LCP_MS && shift <= MOST_SHIFT),
  };
}
