import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The first start makes its database, which takes a slow machine a while. */
const START_LIMIT_MS = 50_000;

export type Run = { child: ChildProcess; output: () => string };

/** A folder for the databases of this file's servers: never the developer's own. */
export const folder = mkdtempSync(path.join(tmpdir(), 'site-build-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const defaults = {
  DATABASE_URL: `file:${folder}/db`,
  MAIL_FOLDER: `${folder}/outbox`,
  AUTH_SECRET: 'a secret for tests and for nothing else, long enough',
};

/** Runs one of our commands as the machine would. */
export function runCommand(
  file: 'start' | 'database' | 'doctor',
  args: readonly string[],
  environment: Record<string, string> = {},
): Run {
  const child = spawn(process.execPath, [`lib/commands/${file}.mjs`, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...defaults, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Starts the built site. */
export const start = (args: readonly string[], environment?: Record<string, string>) =>
  runCommand('start', args, environment);

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until the page answers with the status. */
export async function untilAnswer(port: number, page: string, status: number): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answered = await fetch(`http://localhost:${port}${page}`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (answered === status) return;
    if (Date.now() > end) throw new Error(`${page} did not answer ${status}, but ${answered}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const untilReady = (port: number) => untilAnswer(port, '/readyz', 200);

export const exitCode = async ({ child }: Run) => ((await once(child, 'exit')) as [number | null])[0];
