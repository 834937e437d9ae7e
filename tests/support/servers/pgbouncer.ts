import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/lib/cli/port.mjs';
import { until } from '@/tests/support/until.mjs';
import { PGBOUNCER } from './has-pgbouncer.mjs';

const START_LIMIT_MS = 20_000;

type PgBouncer = Readonly<{ url: string; stop: () => Promise<void> }>;

/** Starts PgBouncer in front of a database, with settings such as `pool_mode = transaction`. */
export async function startPgBouncer(database: string, settings: readonly string[]): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { hostname, pathname, port: databasePort } = new URL(database);
  const config = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${databasePort} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    ...settings,
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PGBOUNCER, ['-q', ...asUser, config], { stdio: 'ignore' });
  const ended = once(child, 'close');
  await until(() => {
    if (child.exitCode !== null) throw new Error('PgBouncer has ended');
    return isListening(port);
  }, START_LIMIT_MS);
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
