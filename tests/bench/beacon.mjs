/**
 * `node tests/bench/beacon.mjs [--seconds 60] [--rate 200]`: measures the cost of page views at a fixed rate; checks
 * that each is stored.
 */
import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cpuTime } from '../support/live/cpu-time.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { quantile } from '../support/live/load.mjs';
import { printTable } from '../support/live/table.mjs';
import { verdict } from '../support/live/verdict.mjs';
import { newIp } from '../support/live/visitors.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: '200' } },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const LATE_MS = 500;

const settings = settingsIn(temporaryFolder('beacon'));
const site = await startInstance(settings);
const page = await (await fetch(`${site.url}/en/properties`)).text();
const homes = [...new Set([...page.matchAll(/href="\/en\/properties\/([\w-]+)"/g)].map(([, id]) => id))];
const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
const times = [];
const statuses = {};

const send = (n) =>
  new Promise((resolve) => {
    const body = JSON.stringify({ listing: homes[n % homes.length] });
    const headers = {
      origin: settings.SITE_URL,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': CHROME,
      'x-forwarded-for': newIp(),
    };
    const begin = performance.now();
    const done = (status) => {
      times.push(performance.now() - begin);
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    http
      .request({ agent, port: site.port, path: '/api/beacon', method: 'POST', headers })
      .on('response', (response) => response.resume().on('end', () => done(response.statusCode)))
      .on('error', () => done('failed'))
      .end(body);
  });

const total = seconds * rate;
const before = cpuTime(site.pid);
const begin = performance.now();
const sent = [];
let late = 0;
for (let n = 0; n < total; n += 1) {
  const wait = begin + (n * 1_000) / rate - performance.now();
  if (wait > 1) await pause(wait);
  if (wait < -LATE_MS) late += 1;
  sent.push(send(n));
}
await Promise.all(sent);
const lasted = (performance.now() - begin) / 1_000;
const cpu = cpuTime(site.pid) - before;
agent.destroy();
await site.stop();
const loader = ['--no-warnings', '--import', './tests/support/typescript-loader.mjs'];
const counts = JSON.parse(
  execFileSync(process.execPath, [...loader, 'tests/support/servers/read-counts.ts'], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  }),
);
const stored = counts.reduce((sum, { n }) => sum + n, 0);
const sorted = times.sort((a, b) => a - b);
printTable(`Page views, ${rate} a second for ${seconds} s, of ${homes.length} homes`, [
  {
    'sent a second': Math.round(total / lasted),
    'sent late': late,
    answers: Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    'CPU of a request (ms)': (cpu / total).toFixed(2),
    'p50 (ms)': quantile(sorted, 0.5).toFixed(1),
    'p95 (ms)': quantile(sorted, 0.95).toFixed(1),
    'slowest (ms)': Math.round(sorted.at(-1)),
    stored,
    ...verdict({ 'not stored': [total - stored, { must: 0 }] }),
  },
]);
process.exit();
