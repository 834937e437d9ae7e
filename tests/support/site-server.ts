import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/lib/cli/port.mjs';
import { until } from './until.mjs';

export { freePort };

/** Includes database creation, which is slow on some machines. */
const START_LIMIT_MS = 50_000;

export type Run = Readonly<{
  child: ChildProcess;
  output: () => string;
  /** Exit code after all `output`; null for a signal. */
  ended: Promise<number | null>;
}>;

export const folder = mkdtempSync(path.join(tmpdir(), 'site-build-'));

const runs: Run[] = [];

/** Also runs after failures. */
afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

export const AUTH_SECRET = 'a secret for tests and for nothing else, long enough';

const defaults = {
  DATABASE_URL: `file:${folder}/db`,
  MAIL_FOLDER: `${folder}/outbox`,
  STORAGE_URL: `file:${folder}/storage`,
  AUTH_SECRET,
};

export const runCommand = (
  file: 'start' | 'agency' | 'database' | 'doctor' | 'guide-pdf' | 'import-listings' | 'listings',
  args: readonly string[],
  environment: Record<string, string> = {},
  project = '.',
): Run => run([`lib/cli/${file}.mjs`, ...args], environment, project);

export const startServerFile = (environment: Record<string, string>): Run =>
  run(['server.js'], environment, '.next/standalone');

function run(command: readonly string[], environment: Record<string, string>, project: string): Run {
  const child = spawn(process.execPath, command, {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ...defaults, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const started = { child, output: () => output, ended };
  runs.push(started);
  return started;
}

export const start = (args: readonly string[], environment?: Record<string, string>, project?: string) =>
  runCommand('start', args, environment, project);

export async function untilResponse(port: number, page: string, status: number): Promise<void> {
  const answered = () =>
    fetch(`http://localhost:${port}${page}`).then(
      (response) => response.status,
      () => 0,
    );
  await until(async () => (await answered()) === status, START_LIMIT_MS);
}

export type Site = Readonly<{ run: Run; port: number; url: string; environment: Readonly<Record<string, string>> }>;

export async function serve(environment: Record<string, string> = {}, port?: number, project?: string): Promise<Site> {
  const own = port ?? (await freePort());
  const run = start(['--port', String(own)], environment, project);
  await untilResponse(own, '/readyz', 200);
  return { run, port: own, url: `http://localhost:${own}`, environment: { ...defaults, ...environment } };
}

export async function stop({ run }: Site, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  run.child.kill(signal);
  await run.ended;
}
