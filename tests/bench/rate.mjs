/**
 * `node tests/bench/rate.mjs [--rounds 10]`: requests a second by wrk (20 connections, one second each, interleaved,
 * medians): a bare page on the same Next, the landing page, the list, a list with a new filter each time, and the landing
 * page behind deploy/nginx.conf; and the memory of the site afterwards.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBare } from '../support/live/bare.mjs';
import { metric, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
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
  ['landing page', `${site.url}/en`],
  ['list', `${site.url}/en/properties`],
  ['list with a new filter', site.url, ['-s', script]],
  ['landing page behind nginx', `${nginx.url}/en`],
];
const rates = new Map(cases.map(([name]) => [name, []]));
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, url, more = []] of cases) {
    const args = ['-t1', '-c20', '-d1s', '-H', 'Accept-Encoding: gzip', ...more, url];
    const output = execFileSync('wrk', args, { encoding: 'utf8' });
    if (/Non-2xx/.test(output)) throw new Error(`${name}: ${output}`);
    rates.get(name).push(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]));
  }
}
const memory = Math.round((await metric(site.url, 'process_resident_memory_bytes')) / 1e6);
await nginx.stop();
await site.stop();
bare.stop();
const floor = median(rates.get('bare'));
printTable(
  `Requests a second, median of ${values.rounds}; memory afterwards ${memory} MB`,
  cases.map(([name]) => ({
    page: name,
    'requests/s': Math.round(median(rates.get(name))),
    'to bare': (median(rates.get(name)) / floor).toFixed(2),
  })),
);
process.exit(0);
