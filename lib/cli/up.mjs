import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { requireWritableFolder } from './folder.mjs';
import { install, run } from './install.mjs';
import { fail, requireNode } from './node-version.mjs';
import { isPortFree, readPort } from './port.mjs';

const PORT = readPort(process.env.PORT);
const READY_LIMIT_MS = 30_000;
const READY_STEP_MS = 200;

requireNode();
requireWritableFolder();
await requirePort();
inPhase('packages', () => install({ withTests: false }));
createConfiguration();
inPhase('build', build);
serve();

function inPhase(name, work) {
  const start = performance.now();
  work();
  printSeconds(name, start);
}

function printSeconds(name, start) {
  console.log(`— ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

async function requirePort() {
  if (await isPortFree(PORT)) return;
  if (await isReady()) {
    console.log(`\nThe site is already served on http://localhost:${PORT}\n`);
    process.exit(0);
  }
  fail(`Port ${PORT} is used by another program: stop it, or run PORT=${PORT + 1} npm run up.`);
}

function createConfiguration() {
  if (existsSync('.env.local')) return;
  const secret = randomBytes(32).toString('base64url');
  const key = randomBytes(32).toString('base64');
  const lines = [
    '# Created by npm run up; keep it out of version control.',
    `NEXTAUTH_SECRET=${secret}`,
    '# Encrypts second factors and credentials: keep a copy, but not beside the backups.',
    `ENCRYPTION_KEYS=first:${key}`,
  ];
  writeFileSync('.env.local', `${lines.join('\n')}\n`, { mode: 0o600 });
  console.log('Wrote .env.local with random secrets.');
}

function build() {
  console.log('Next warns below that middleware.ts has an old name: that is expected (docs/decisions/0009).');
  if (!run('npm', ['run', 'build'])) fail('The build failed: see the lines above. Nothing was started.');
}

function serve() {
  const server = spawn(process.execPath, ['lib/cli/start.mjs', '--port', String(PORT)], {
    stdio: 'inherit',
    // As in deploy/site@.service.
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
  announce();
}

async function announce() {
  const start = performance.now();
  const end = Date.now() + READY_LIMIT_MS;
  while (Date.now() < end) {
    if (await isReady()) {
      printSeconds('start', start);
      console.log(`\nThe site is on http://localhost:${PORT}  (stop with Ctrl+C)`);
      console.log('Without DATABASE_URL and SMTP_URL, data is in data/db and emails are files in data/outbox.\n');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, READY_STEP_MS));
  }
}

async function isReady() {
  try {
    const response = await fetch(`http://localhost:${PORT}/readyz`);
    return response.ok && (await response.json()).status === 'ready';
  } catch {
    return false;
  }
}
