/**
 * `node tests/bench/delivery.mjs [--runs 5] [--paths /en,/en/properties] [--straight]`: what a visitor on a phone waits
 * for (Lighthouse, medians), interleaved: a bare page on the same Next, the site, and the site with
 * START_SCRIPTS_LATER=false; behind deploy/nginx.conf, or with --straight from Node.
 */
import { parseArgs } from 'node:util';
import { startBare } from '../support/live/bare.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { examine } from '../support/live/lighthouse.mjs';
import { median } from '../support/live/load.mjs';
import { startNginx } from '../support/live/nginx.mjs';
import { printTable } from '../support/live/table.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    paths: { type: 'string', default: '/en,/en/properties' },
    straight: { type: 'boolean', default: false },
  },
});
const bare = await startBare();
const site = await startInstance(settingsIn(temporaryFolder('later')));
const atOnce = await startInstance(settingsIn(temporaryFolder('at-once'), { START_SCRIPTS_LATER: 'false' }));
const proxies = [];
const reach = async (url) => {
  if (values.straight) return url;
  const proxy = await startNginx([Number(new URL(url).port)]);
  proxies.push(proxy);
  return proxy.url;
};
const variants = [
  ['bare', await reach(bare.url), ['/']],
  ['site', await reach(site.url), values.paths.split(',')],
  ['scripts at once', await reach(atOnce.url), values.paths.split(',')],
];

const reports = new Map();
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const [name, base, paths] of variants) {
    for (const path of paths) {
      const key = `${name} ${path}`;
      reports.set(key, [...(reports.get(key) ?? []), await examine(base + path)]);
    }
  }
}
for (const proxy of proxies) await proxy.stop();
await Promise.all([site.stop(), atOnce.stop()]);
bare.stop();

const figure = (key, name) => median(reports.get(key).map((report) => report[name]));
printTable(
  `Lighthouse on a phone, ${values.straight ? 'straight from Node' : 'behind nginx'}, median of ${values.runs}`,
  [...reports.keys()].map((key) => ({
    page: key,
    score: figure(key, 'performance'),
    'FCP (ms)': Math.round(figure(key, 'paint')),
    'to bare': (figure(key, 'paint') / figure('bare /', 'paint')).toFixed(2),
    'LCP (ms)': Math.round(figure(key, 'largest')),
    'TBT (ms)': Math.round(figure(key, 'blocking')),
    CLS: figure(key, 'shift').toFixed(3),
  })),
);
process.exit(0);
