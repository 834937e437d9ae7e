import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/lib/cli/port.mjs';
import { until } from './until.mjs';

export { freePort };

/** The first start makes its database, which takes a slow machine a while. */
const START_LIMIT_MS = 50_000;

export type Run = Readonly<{
  child: ChildProcess;
  output: () => string;
  /** The code it ended with, once all it said is in `output`; null where a signal ended it. */
  ended: Promise<number | null>;
}>;

/** A folder for the databases of this file's servers: never the developer's own. */
export const folder = mkdtempSync(path.join(tmpdir(), 'site-build-'));

const runs: Run[] = [];

/** Also what a test that failed left behind. */
afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

/** What sessions of these servers are encrypted with. */
export const AUTH_SECRET = 'a secret for tests and for nothing else, long enough';

const defaults = {
  DATABASE_URL: `file:${folder}/db`,
  MAIL_FOLDER: `${folder}/outbox`,
  AUTH_SECRET,
};

/** Runs one of our commands as the machine would, in the project or in a copy of it. */
export function runCommand(
  file: 'start' | 'database' | 'doctor' | 'guide-pdf' | 'import-listings',
  args: readonly string[],
  environment: Record<string, string> = {},
  project = '.',
): Run {
  const child = spawn(process.execPath, [`lib/cli/${file}.mjs`, ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ...defaults, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const run = { child, output: () => output, ended };
  runs.push(run);
  return run;
}

/** Starts the built site. */
export const start = (args: readonly string[], environment?: Record<string, string>, project?: string) =>
  runCommand('start', args, environment, project);

/** Waits until the page answers with the status. */
export async function untilResponse(port: number, page: string, status: number): Promise<void> {
  const answered = () =>
    fetch(`http://localhost:${port}${page}`).then(
      (answer) => answer.status,
      () => 0,
    );
  await until(async () => (await answered()) === status, START_LIMIT_MS);
}

export type Site = Readonly<{ run: Run; port: number; url: string; environment: Readonly<Record<string, string>> }>;

/** Starts the built site and waits until it is ready. */
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
