import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../../lib/cli/port.mjs';
import { until } from '../until.mjs';

const START_LIMIT_MS = 30_000;
/** Debian, Red Hat and Homebrew. */
const PLACES = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt'];

export function findPostgres() {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...PLACES.filter((place) => existsSync(place)).flatMap((place) =>
      readdirSync(place)
        .filter((name) => /^(\d+|postgresql@?\d*|pgsql-\d+)$/.test(name))
        .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
        .map((name) => path.join(place, name, 'bin')),
    ),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** `isDurable`: writes reach the disk, as in production. */
export async function startPostgres(binaries, { isDurable = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = ['-U', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'];
  execFileSync(path.join(binaries, 'initdb'), ['-D', data, ...options], { cwd: folder, stdio: 'pipe', ...user });
  return serve({ programs: binaries, folder, data, port: await freePort(), isDurable });
}

export async function serve(place) {
  const { programs: binaries, folder, data, port, isDurable } = place;
  const speed = isDurable ? [] : ['fsync=off', 'full_page_writes=off'];
  const settings = [...speed, 'max_connections=200', 'listen_addresses=127.0.0.1'];
  const args = ['-D', data, '-k', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const command = path.join(binaries, 'postgres');
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore', ...serverUser() });
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  await until(() => isAnswering(port), START_LIMIT_MS);
  /** SIGINT requests a fast shutdown. */
  const stop = async () => {
    process.off('exit', kill);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    /** Suspends the server; returns a function that resumes it. */
    hang: async () => {
      const processes = [...(await connectedProcesses(port)), child.pid];
      const signal = (name) => processes.forEach((pid) => process.kill(pid, name));
      signal('SIGSTOP');
      return () => signal('SIGCONT');
    },
    /** Stops the server; returns the argument of `serve`. */
    pause: async () => {
      await stop();
      return place;
    },
    end: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connectedProcesses(port) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** The server listens before it accepts queries. */
async function isAnswering(port) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  // The error event repeats after a refused connection.
  client.on('error', () => undefined);
  const isUp = await client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    );
  await client.end().catch(() => undefined);
  return isUp;
}
