/**
 * `node tests/bench/rate.mjs [--rounds 10]`: measures requests a second (wrk) and CPU per request against bare pages.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startBare } from '../support/live/bare.mjs';
import { cpuTime } from '../support/live/cpu-time.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { load, median } from '../support/live/load.mjs';
import { startNginx } from '../support/live/nginx.mjs';
import { printTable } from '../support/live/table.mjs';
import { verdict } from '../support/live/verdict.mjs';
import { newIp } from '../support/live/visitors.mjs';
import { budgets } from './budgets.mjs';

/** CPU is counted in ticks of 10 ms. */
const CPU_SECONDS = 1;
/** Compiles code and fills caches before round one. */
const WARM_UP_SECONDS = 2;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
const bare = await startBare();
// The Idealista feed requires a customer code.
const site = await startInstance(
  settingsIn(temporaryFolder('rate'), { IDEALISTA_CUSTOMER_CODE: `ilc${'0'.repeat(40)}` }),
);
const nginx = await startNginx([site.port]);
const bareNginx = await startNginx([bare.port]);

const rateCases = [
  { page: 'bare', url: bare.url },
  { page: 'bare behind nginx', url: bareNginx.url },
  { page: 'landing page', url: `${site.url}/en` },
  { page: 'list', url: `${site.url}/en/properties` },
  { page: 'landing page behind nginx', url: `${nginx.url}/en`, budget: budgets.cachedRateToBare },
  { page: 'list behind nginx', url: `${nginx.url}/en/properties`, budget: budgets.cachedRateToBare },
].map((one) => ({ ...one, rates: [] }));
let filters = 0;
const newFilter = () => `/en/properties?beds=2&maxPrice=${9_000_000 + (filters += 1)}`;
const cpuCases = [
  { address: 'bare', server: bare, path: () => '/' },
  { address: 'bare, dynamic', server: bare, path: () => '/dynamic' },
  { address: 'landing page', path: () => '/en' },
  { address: 'list', path: () => '/en/properties' },
  { address: 'list, new filter', path: newFilter, budget: budgets.newFilterCpu },
  { address: 'list, same filter', path: () => '/en/properties?beds=2', budget: budgets.sameFilterCpu },
  { address: 'search', path: () => '/en/search?q=arras' },
  { address: 'blog, search', path: () => '/es/blog?q=reforma' },
  { address: 'calculator', path: () => '/en/herramientas/calculadora-hipoteca?price=300000' },
  { address: 'sitemap', path: () => '/sitemap.xml' },
  { address: 'feed for Kyero', path: () => '/feeds/kyero.xml' },
  { address: 'feed for Idealista', path: () => '/feeds/idealista.json' },
].map((one) => ({ server: site, ...one, taken: [] }));

for (const { server, path } of cpuCases) await ask(server, path, WARM_UP_SECONDS);
for (let round = 0; round < rounds; round += 1) {
  for (const { url, rates } of rateCases) rates.push(rateOf(url));
  for (const { server, path, taken } of cpuCases) taken.push(await cpuOf(server, path));
}
await Promise.all([nginx.stop(), bareNginx.stop()]);
await site.stop();
bare.stop();

const [straight, proxied] = rateCases.map(({ rates }) => median(rates));
printTable(
  `Requests a second, median of ${rounds}`,
  rateCases.map(({ page, rates, budget }) => {
    const rate = median(rates);
    return {
      page,
      'requests/s': Math.round(rate),
      'to bare': (rate / straight).toFixed(2),
      'to bare behind nginx': (rate / proxied).toFixed(2),
      ...(budget ? verdict({ 'to bare': [rate / straight, budget] }) : { verdict: '' }),
    };
  }),
);
const [, dynamic] = cpuCases.map(({ taken }) => median(taken));
printTable(
  `CPU of a request, median of ${rounds}; judged as on a machine where bare's dynamic page takes ${budgets.referenceCpu} ms`,
  cpuCases.map(({ address, server, taken, budget = budgets.anyAddressCpu }) => {
    const ms = median(taken);
    const judged = (ms / dynamic) * budgets.referenceCpu;
    return {
      address,
      'CPU (ms)': ms.toFixed(2),
      'to bare, dynamic': (ms / dynamic).toFixed(2),
      'judged (ms)': judged.toFixed(1),
      ...(server === bare ? { verdict: '' } : verdict({ CPU: [judged, budget] })),
    };
  }),
);
process.exit();

function rateOf(url) {
  const args = ['-t1', '-c20', '-d1s', '-H', 'Accept-Encoding: gzip', url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx/.test(output)) throw new Error(`${url}: ${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]);
}

async function cpuOf(server, path) {
  const before = cpuTime(server.pid);
  const { count } = await ask(server, path, CPU_SECONDS);
  return (cpuTime(server.pid) - before) / count;
}

async function ask(server, path, seconds) {
  const next = () => ({ path: path(), headers: { 'x-forwarded-for': newIp() } });
  const done = await load(server.url, next, { seconds, connections: 1 });
  if (Object.keys(done.statuses).some((status) => status !== '200')) {
    throw new Error(`${server.url}${path()}: ${JSON.stringify(done.statuses)}`);
  }
  return done;
}
