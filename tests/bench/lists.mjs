/**
 * `node tests/bench/lists.mjs [--rounds 10] [--against FOLDER] [--addresses 10000]`: measures CPU per list request,
 * against another build. `--addresses` measures memory after many addresses.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { parseArgs } from 'node:util';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { median } from '../support/live/load.mjs';
import { printTable } from '../support/live/table.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    against: { type: 'string' },
    addresses: { type: 'string', default: '0' },
  },
});
const REQUESTS = 40;
const FIRST_LIMIT_MS = 50;
const AGAIN_LIMIT_MS = 10;
/** Linux: `getconf CLK_TCK`. */
const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1_024;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const read = ({ port }, path) =>
  new Promise((resolve, reject) => {
    http
      .get({ port, path, agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response.resume().once('end', resolve);
      })
      .once('error', reject);
  });

function cpuMs(pid) {
  // utime and stime are fields 14 and 15; the split removes two.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

function* usualQueries() {
  for (let price = 10; price < 100; price += 1) {
    for (const type of ['apartment', 'house', 'villa', 'penthouse', 'duplex', 'land', 'commercial']) {
      for (const beds of [1, 2, 3, 4, 5]) {
        for (const sort of ['newest', 'price-asc', 'price-desc', 'largest', 'price-per-m2']) {
          yield `type=${type}&minPrice=${price}00&beds=${beds}&sort=${sort}`;
        }
      }
    }
  }
}

const sites = [['this build', await startInstance(settingsIn(temporaryFolder('lists')))]];
if (values.against) {
  const other = await startInstance(settingsIn(temporaryFolder('lists')), { cwd: values.against });
  sites.push(['the other build', other]);
}
const queries = new Map(sites.map(([name]) => [name, usualQueries()]));
let odd = 100_001;
const cases = [
  ['whole list', () => '/en/properties'],
  ['filtered, first time', (name) => `/en/properties?${queries.get(name).next().value}`, FIRST_LIMIT_MS],
  ['filtered, again', () => '/en/properties?type=villa&beds=2', AGAIN_LIMIT_MS],
  ['odd amount', () => `/en/properties?type=villa&maxPrice=${(odd += 10)}`],
  ['articles, again', () => '/en/blog?category=market', AGAIN_LIMIT_MS],
];
const costs = new Map();
for (let round = -1; round < Number(values.rounds); round += 1) {
  for (const [what, addressOf] of cases) {
    for (const [name, site] of sites) {
      const before = cpuMs(site.pid);
      for (let request = 0; request < REQUESTS; request += 1) await read(site, addressOf(name));
      if (round < 0) continue;
      const key = `${what}, ${name}`;
      costs.set(key, [...(costs.get(key) ?? []), (cpuMs(site.pid) - before) / REQUESTS]);
    }
  }
}
printTable(
  `CPU of a request in ms, median of ${values.rounds} rounds of ${REQUESTS}`,
  cases.map(([what, , limit = Infinity]) => {
    const row = sites.map(([name]) => [name, median(costs.get(`${what}, ${name}`))]);
    return {
      list: what,
      ...Object.fromEntries(row.map(([name, cost]) => [name, cost.toFixed(1)])),
      isGood: row[0][1] <= limit,
    };
  }),
);

const addresses = Number(values.addresses);
if (addresses > 0) {
  const [[name, site]] = sites;
  const memory = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))[1]) / KB_PER_MB);
  const rows = [{ after: 'the above', 'memory in MB': memory() }];
  for (let request = 0; request < addresses; request += 1) await read(site, cases[3][1]());
  rows.push({ after: `${addresses} odd addresses`, 'memory in MB': memory() });
  for (let request = 0; request < addresses; request += 1) await read(site, cases[1][1](name));
  rows.push({ after: `${addresses} usual lists, each once`, 'memory in MB': memory() });
  printTable('Memory', rows);
}
for (const [, site] of sites) await site.stop();
