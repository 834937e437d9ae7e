/**
 * `node tests/faults/disk-full.mjs` (root on Linux: mounts a tmpfs): fills the disk of the embedded database during
 * writes, then frees space.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { settingsIn, startInstance, statusOf, temporaryFolder, storedSenders } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import { newAddress, sendMessage } from '../support/live/visitors.mjs';
import { until } from '../support/until.mjs';

const SIZE_MB = 160;
const LEFT = 64 * 1024;
const PIECE = 1024 * 1024;
const disk = temporaryFolder('disk');
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', disk], { stdio: 'pipe' });
} catch {
  console.log('A file system of its own cannot be mounted here (it takes root on Linux): nothing was tried.');
  process.exit(0);
}
// Unmounts before the folder is removed.
process.prependListener('exit', () => execFileSync('umount', ['-l', disk]));

function freeBytes() {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
}

const settings = settingsIn(disk);
let site = await startInstance(settings);
const rows = [];
const accepted = [];
const write = async () => {
  const email = newAddress();
  const response = await sendMessage(site.url, email, {}).catch(() => ({ status: 0 }));
  if (response.status === 200) accepted.push(email);
  return response.status;
};

const before = [];
for (let index = 0; index < 5; index += 1) before.push(await write());
for (let free = freeBytes(); free > LEFT; free = freeBytes()) {
  appendFileSync(`${disk}/filler`, Buffer.alloc(Math.min(PIECE, free - LEFT)));
}
const during = [];
for (let index = 0; index < 40; index += 1) during.push(await write());
const pages = await Promise.all(['/en', '/es/contact', '/healthz'].map((path) => statusOf(site.url + path)));
rmSync(`${disk}/filler`);
const healed = await until(async () => (await write()) === 200, 60_000).catch(() => Number.NaN);
await site.kill();
site = await startInstance(settings);
const stored = await storedSenders(settings);
await site.stop();

const tally = (statuses) =>
  [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} × ${status}`).join(', ');
const missing = accepted.filter((email) => !stored.has(email));
rows.push({ when: 'before', answers: tally(before), isGood: before.every((status) => status === 200) });
rows.push({
  when: 'disk full',
  answers: tally(during),
  isGood: during.includes(503) && during.every((status) => status === 200 || status === 503),
});
rows.push({ when: 'pages meanwhile', answers: pages.join(', '), isGood: pages.every((status) => status === 200) });
rows.push({ when: 'room again', answers: `works after ${healed} ms, no restart`, isGood: Number.isFinite(healed) });
rows.push({
  when: 'after kill -9 and restart',
  answers: `${accepted.length} accepted, ${accepted.length - missing.length} survived`,
  isGood: missing.length === 0,
});
printTable('Disk full', rows);
