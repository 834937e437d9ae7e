/**
 * Client of the admin socket (lib/server/commands). Without a running server, or on PostgreSQL, starts one on a free
 * port. Only the server opens the database.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvironmentFiles } from './environment-files.mjs';
import { fail } from './node-version.mjs';
import { freePort } from './port.mjs';

const START_LIMIT_MS = 60_000;

loadEnvironmentFiles();

/** Returns `{ rows, text?, error?, wasRunning }`. */
export async function sendCommand(command) {
  const server = await openServer();
  try {
    return { ...(await server.send(command)), wasRunning: server.wasRunning };
  } finally {
    await server.close();
  }
}

export async function openServer() {
  const url = process.env.DATABASE_URL || 'file:./data/db';
  const socket = url.startsWith('file:') ? `${path.resolve(url.slice('file:'.length))}.admin` : null;
  if (socket && (await isAnswering(socket))) {
    return { send: (command) => exchange(socket, command), close: () => Promise.resolve(), wasRunning: true };
  }
  const server = await startServer();
  return { send: (command) => exchange(server.socket, command), close: server.stop, wasRunning: false };
}

function isAnswering(socket) {
  return new Promise((resolve) => {
    const probe = net.connect(socket, () => {
      probe.destroy();
      resolve(true);
    });
    probe.on('error', () => resolve(false));
  });
}

function exchange(socket, command) {
  return new Promise((resolve) => {
    let text = '';
    const connection = net.connect(socket, () => connection.end(`${JSON.stringify(command)}\n`));
    // A character may be split over two chunks.
    connection.setEncoding('utf8');
    connection.on('data', (chunk) => (text += chunk));
    connection.on('error', (error) => resolve({ error: error.message }));
    connection.on('close', () =>
      resolve(text.endsWith('\n') ? JSON.parse(text) : { error: 'The server stopped before it replied.' }),
    );
  });
}

async function startServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-command-'));
  const socket = path.join(folder, 'admin');
  const child = spawn(
    process.execPath,
    ['lib/cli/start.mjs', '--port', String(await freePort()), '--hostname', 'localhost'],
    { env: { ...process.env, ADMIN_SOCKET: socket, LOG_LEVEL: 'error' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isAnswering(socket))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      fail(output.trim() || 'The server for this command did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { socket, stop };
}
