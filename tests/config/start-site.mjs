import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../lib/cli/port.mjs';
import { until } from '../support/until.mjs';

const START_LIMIT_MS = 50_000;

/** Differs from the real address: pages of the site may still post locally. */
const SITE_URL = 'https://www.example.com';

/** One site for all build tests without special settings (tests/support/shared-site.ts). */
export default async function start() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-shared-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['lib/cli/start.mjs', '--port', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: `file:${folder}/db`,
      MAIL_FOLDER: `${folder}/outbox`,
      STORAGE_URL: `file:${folder}/storage`,
      AUTH_SECRET: 'a secret for tests and for nothing else, long enough',
      SITE_URL,
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady, START_LIMIT_MS);
  process.env.SHARED_SITE_PORT = String(port);
  process.env.SHARED_SITE_URL = SITE_URL;
  globalThis.__site = async () => {
    process.off('exit', kill);
    const ended = once(child, 'close');
    kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
