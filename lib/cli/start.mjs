/** `npm start`. Options: --port N, --hostname NAME (or PORT and BIND_HOST). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import v8 from 'node:v8';
import { loadEnvironmentFiles, resolveDataPaths } from './environment-files.mjs';
import { fail, requireNode } from './node-version.mjs';
import { isPortFree, readPort } from './port.mjs';

/** Longer than the idle timeout of proxies, which would reuse a closing connection. */
const KEEP_ALIVE_MS = 65_000;
/** Per cent of the live heap. On a machine with much memory V8 lets garbage grow to three times the live heap. */
const HEAP_GROWTH = 50;

requireNode();
if (!hasHeapLimit()) v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
const server = ['server.js', '.next/standalone/server.js'].find((file) => existsSync(file));
if (!server) fail('There is no build to serve: run `npm run build` first, or `npm run up`.');

loadEnvironmentFiles();
resolveDataPaths();
const { values } = parseArgs({ options: { port: { type: 'string' }, hostname: { type: 'string' } } });
const port = readPort(values.port ?? process.env.PORT);
const hostname = values.hostname ?? process.env.BIND_HOST ?? '0.0.0.0';
if (hostname === '127.0.0.1') {
  // Next would redirect to itself (vercel/next.js#94745).
  fail('The server cannot be bound to 127.0.0.1: use localhost, 0.0.0.0 or nothing.');
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is used by another program: stop it, or choose another with PORT=${port + 1}.`);
}

process.env.PORT = String(port);
// The server compares both; by default it reads only HOSTNAME.
process.env.HOSTNAME = process.env.BIND_HOST = hostname;
process.env.KEEP_ALIVE_TIMEOUT ??= String(KEEP_ALIVE_MS);
await import(pathToFileURL(path.resolve(server)).href);

/** An operator's own limit decides alone. */
function hasHeapLimit() {
  return /--max[-_]old[-_]space[-_]size/.test([process.env.NODE_OPTIONS, ...process.execArgv].join(' '));
}
