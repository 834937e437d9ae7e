/**
 * `node tests/faults/disk-read-only.mjs` (root on Linux: mounts a tmpfs): makes the disk read-only, then starts the
 * server on it.
 */
import { execFileSync } from 'node:child_process';
import { NOT_RUN } from '../../lib/cli/not-run.mjs';
import { settingsIn, startInstance, statusOf, temporaryFolder, storedSenders } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, sendMessage } from '../support/live/visitors.mjs';
import { until } from '../support/until.mjs';

const PAGES = ['/en', '/es/contact', '/en/properties', '/healthz'];
const UNKNOWN = '/en/properties?beds=2';
const disk = temporaryFolder('disk');
const mount = (...options) => execFileSync('mount', [...options, 'tmpfs', disk], { stdio: 'pipe' });
try {
  mount('-t', 'tmpfs', '-o', 'size=300m');
} catch {
  console.log('A file system of its own cannot be mounted here (it takes root on Linux): nothing was tried.');
  process.exit(NOT_RUN);
}
// Unmounts before the folder is removed.
process.prependListener('exit', () => execFileSync('umount', ['-l', disk]));
const settings = settingsIn(disk);
const accepted = [];
const write = async (site) => {
  const email = newAddress();
  const { status } = await sendMessage(site.url, email, {}).catch(() => ({ status: 0 }));
  if (status === 200) accepted.push(email);
  return status;
};
const statusesOf = (site) => Promise.all(PAGES.map((path) => statusOf(site.url + path)));

const first = await startInstance(settings);
const before = await write(first);
await first.stop();
mount('-o', 'remount,ro');
const begin = performance.now();
// The site is not ready without its database, but serves pages.
const site = await startInstance(settings, { readyPath: '/healthz' });
const pages = await statusesOf(site);
const unknown = await statusOf(site.url + UNKNOWN);
const during = [await write(site), await write(site)];
const ready = await statusOf(`${site.url}/readyz`);
const lasted = Math.round(performance.now() - begin);
mount('-o', 'remount,rw');
const healed = await until(async () => (await write(site)) === 200, 60_000).catch(() => Number.NaN);
await site.stop();
const stored = await storedSenders(settings);
const missing = accepted.filter((email) => !stored.has(email));

printTable('A disk that can be read alone', [
  { when: 'before', answers: before, isGood: before === 200 },
  { when: 'pages meanwhile', answers: pages.join(', '), isGood: pages.every((status) => status === 200) },
  { when: 'a filtered list meanwhile', answers: unknown, isGood: unknown === 503 },
  {
    when: 'messages meanwhile',
    answers: `${during.join(', ')} (readyz ${ready}, ${lasted} ms)`,
    isGood: during.every((status) => status === 503) && ready === 503,
  },
  { when: 'written again', answers: `works after ${healed} ms, no restart`, isGood: Number.isFinite(healed) },
  { when: 'stored', answers: `${accepted.length} accepted, ${missing.length} lost`, isGood: missing.length === 0 },
]);
