import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../../lib/cli/port.mjs';
import { until } from '../until.mjs';

const START_LIMIT_MS = 60_000;

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));

export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `site-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const METRICS_TOKEN = 'token of tests/bench and tests/faults';

export function settingsIn(folder, more = {}) {
  return {
    DATABASE_URL: `file:${folder}/db`,
    MAIL_FOLDER: `${folder}/outbox`,
    STORAGE_URL: `file:${folder}/storage`,
    AUTH_SECRET: 'a secret for measurements and for nothing else',
    SITE_URL: 'http://localhost:3000',
    // The scripts act as proxy.
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
    METRICS_TOKEN,
    ...more,
  };
}

/** `ready`: ms until it serves. */
export async function startInstance(settings, { port = 0, readyPath = '/readyz', cwd = process.cwd() } = {}) {
  const ownPort = port || (await freePort());
  const begin = performance.now();
  const child = spawn(process.execPath, ['lib/cli/start.mjs', '--port', String(ownPort)], {
    cwd,
    // As in deploy/site@.service.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const killOnExit = () => child.kill('SIGKILL');
  process.on('exit', killOnExit);
  const end = async (signal) => {
    child.kill(signal);
    const code = await ended;
    process.off('exit', killOnExit);
    return code;
  };
  const url = `http://localhost:${ownPort}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    return (await statusOf(url + readyPath)) === 200;
  }, START_LIMIT_MS);
  return {
    url,
    port: ownPort,
    pid: child.pid,
    ready: Math.round(performance.now() - begin),
    output: () => output,
    pause: () => child.kill('SIGSTOP'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Returns 0 if unreachable. */
export const statusOf = (url, options) =>
  fetch(url, { redirect: 'manual', ...options }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );

export const hasDatabase = (url) =>
  fetch(`${url}/readyz`).then(
    async (response) => (await response.json()).database === 'up',
    () => false,
  );

export async function metric(url, name) {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const line = (await response.text()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
}

/** Reads a backup, which works beside a running server. */
export async function readStored(settings) {
  const file = path.join(temporaryFolder('backup'), 'all.gz');
  const child = spawn(process.execPath, ['lib/cli/database.mjs', 'backup', file], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('no backup could be made');
  const tables = {};
  let table;
  for (const line of gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))) {
    if (line.table) tables[(table = line.table)] = { columns: line.columns, rows: [] };
    else if (line.row) tables[table].rows.push(line.row);
  }
  return tables;
}

export async function storedSenders(settings) {
  const { columns, rows } = (await readStored(settings)).messages;
  return new Set(rows.map((row) => (Array.isArray(row) ? row[columns.indexOf('email')] : row.email)));
}
