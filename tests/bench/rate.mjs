/**
 * `node tests/bench/rate.mjs [--rounds 10]`: how many requests a second are served? By wrk (20 connections, one second
 * each, interleaved, medians): a bare page on the same Next, the landing page, the list, a list with a new filter each
 * time, and the landing page behind deploy/nginx.conf.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBare } from '../support/live/bare.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { median } from '../support/live/load.mjs';
import { startNginx } from '../support/live/nginx.mjs';
import { printTable } from '../support/live/table.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const folder = temporaryFolder('rate');
const bare = await startBare();
const site = await startInstance(settingsIn(folder));
const nginx = await startNginx([site.port]);
const script = path.join(folder, 'new-filter.lua');
writeFileSync(
  script,
  'local n = 0\nrequest = function()\n  n = n + 1\n  return wrk.format("GET", "/en/properties?beds=2&maxPrice=" .. (os.time() % 100000) * 10000 + n)\nend\n',
);

const cases = [
  ['bare', `${bare.url}/`],
  ['landing page', `${site.url}/en`, { toBare: 0.4 }],
  ['list', `${site.url}/en/properties`, { toBare: 0.4 }],
  ['list with a new filter', site.url, { toList: 0.15, args: ['-s', script] }],
  ['landing page behind nginx', `${nginx.url}/en`, { toBare: 12 }],
];
const rates = new Map(cases.map(([name]) => [name, []]));
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, url, { args: more = [] } = {}] of cases) {
    const args = ['-t1', '-c20', '-d1s', '-H', 'Accept-Encoding: gzip', ...more, url];
    const output = execFileSync('wrk', args, { encoding: 'utf8' });
    if (/Non-2xx/.test(output)) throw new Error(`${name}: ${output}`);
    rates.get(name).push(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]));
  }
}
await nginx.stop();
await site.stop();
bare.stop();
const rate = (name) => median(rates.get(name));
printTable(
  `Requests a second, median of ${values.rounds}`,
  cases.map(([name, , { toBare = 0, toList = 0 } = {}]) => ({
    page: name,
    'requests/s': Math.round(rate(name)),
    'to bare': (rate(name) / rate('bare')).toFixed(2),
    'to the list': (rate(name) / rate('list')).toFixed(2),
    isGood: rate(name) >= toBare * rate('bare') && rate(name) >= toList * rate('list'),
  })),
);
process.exit();
