/**
 * `node tests/bench/lighthouse.mjs [--runs 5] [--paths /en,/en/properties] [--straight] [--at-once]`: measures
 * Lighthouse medians behind deploy/nginx.conf. `--straight` skips the proxy; `--at-once` compares with
 * START_SCRIPTS_LATER=false.
 */
import { parseArgs } from 'node:util';
import { startBare } from '../support/live/bare.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { CATEGORIES, examine } from '../support/live/lighthouse.mjs';
import { median } from '../support/live/load.mjs';
import { startNginx } from '../support/live/nginx.mjs';
import { printTable } from '../support/live/table.mjs';
import { verdict } from '../support/live/verdict.mjs';
import { budgets } from './budgets.mjs';

const ALIKE = /^\/(en|es)\/(properties|blog|guias)\/[^/]+$/;
const BARE = 'bare';
const AT_ONCE = ', scripts at once';
/** Pages between two measurements of bare. */
const BARE_AFTER = 10;
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string', default: '/en,/en/properties' },
    straight: { type: 'boolean', default: false },
    'at-once': { type: 'boolean', default: false },
  },
});
const proxies = [];
const bare = await startBare();
const site = await startInstance(settingsIn(temporaryFolder('lighthouse')));
const atOnce = values['at-once']
  ? await startInstance(settingsIn(temporaryFolder('at-once'), { START_SCRIPTS_LATER: 'false' }))
  : null;
const [bareUrl, siteUrl, atOnceUrl] = await Promise.all([bare, site, atOnce].map(reach));
const paths = values.paths === 'all' ? await pagesOfEachKind() : values.paths.split(',');
const addresses = new Map([
  [BARE, bareUrl],
  ...paths.map((path) => [path, siteUrl + path]),
  ...(atOnce ? paths.map((path) => [path + AT_ONCE, atOnceUrl + path]) : []),
]);
const pages = [...addresses.keys()].slice(1);
const order = pages.flatMap((page, index) => (index % BARE_AFTER === 0 ? [BARE, page] : [page]));
const reports = new Map(order.map((page) => [page, []]));
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const page of order) reports.get(page).push(await examine(addresses.get(page)));
}
for (const proxy of proxies) await proxy.stop();
await Promise.all([site.stop(), atOnce?.stop()]);
bare.stop();
const way = values.straight ? 'straight from Node' : 'behind nginx';
printTable(`Lighthouse on a phone, ${way}, median of ${values.runs}`, [BARE, ...paths].map(rowOf));
process.exit();

async function reach(server) {
  if (!server || values.straight) return server?.url;
  const proxy = await startNginx([Number(new URL(server.url).port)]);
  proxies.push(proxy);
  return proxy.url;
}

async function pagesOfEachKind() {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const all = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const kinds = new Map(all.toReversed().map((path) => [ALIKE.exec(path)?.slice(1).join() ?? path, path]));
  return [...kinds.values()].toReversed();
}

function rowOf(page) {
  const figure = (name, of = page) => median(reports.get(of).map((report) => report[name]));
  const ratio = (name) => figure(name) / figure(name, BARE);
  const shift = Math.max(...reports.get(page).map((report) => report.shift));
  const beside = page === BARE ? page : page + AT_ONCE;
  const atOnceFigure = (name) => Math.round(figure(name, beside));
  return {
    page,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, figure(name)])),
    'FCP (ms)': Math.round(figure('paint')),
    'FCP to bare': ratio('paint').toFixed(2),
    'LCP (ms)': Math.round(figure('largest')),
    ...(atOnce && { 'LCP at once': atOnceFigure('largest') }),
    'TBT (ms)': Math.round(figure('blocking')),
    ...(atOnce && { 'TBT at once': atOnceFigure('blocking') }),
    'TBT to bare': ratio('blocking').toFixed(2),
    CLS: shift.toFixed(3),
    // Lighthouse's other scores do not suit a page of one word.
    ...(page === BARE
      ? { verdict: '' }
      : verdict({
          'below bare': [figure('performance', BARE) - figure('performance'), budgets.belowBare],
          ...Object.fromEntries(CATEGORIES.slice(1).map((name) => [name, [figure(name), budgets.otherScores]])),
          LCP: [figure('largest'), budgets.largestPaint[values.straight ? 'straight' : 'proxied']],
          'FCP to bare': [ratio('paint'), budgets.firstPaintToBare],
          'TBT to bare': [ratio('blocking'), budgets.blockingToBare],
          CLS: [shift, budgets.layoutShift],
        })),
  };
}
