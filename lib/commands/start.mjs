/**
 * `npm start`, and `node server.js` in the standalone folder: serves the production build in this process. Options:
 * --port N, --hostname NAME (or the variables PORT and BIND_HOST).
 *
 * It does what the server.js does that Next writes for `output: 'standalone'`, in either folder: so what is tested is
 * what is deployed, and a start need not read next.config.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { fail, requireNode } from './node-version.mjs';
import { isPortFree, readPort } from './port.mjs';
import { watchRequests } from './watch-requests.mjs';

/** Longer than proxies keep an idle connection, or they would send a request into one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;

// Two habits of V8 that suit a browser: it lets garbage grow to three times what is in use before it looks, 150 MB
// more under load; and it compiles the embedded database's WebAssembly twice, 50 MB, which makes no query faster.
setFlagsFromString('--heap-growing-percent=30');
setFlagsFromString('--liftoff-only');

requireNode();

if (!existsSync('.next/BUILD_ID')) fail('There is no build to serve: run `npm run build` first, or `npm run up`.');

// Before they are read: PORT and BIND_HOST may stand in .env.local.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
// A package of Next's own.
createRequire(require.resolve('next'))('@next/env').loadEnvConfig(process.cwd(), false, {
  info: () => undefined,
  error: console.error,
});

const { values } = parseArgs({ options: { port: { type: 'string' }, hostname: { type: 'string' } } });
const port = readPort(values.port ?? process.env.PORT);
const hostname = values.hostname ?? process.env.BIND_HOST;

if (hostname === '127.0.0.1') {
  // With any rewrite in the middleware Next would redirect to itself for ever (vercel/next.js#94745).
  fail('The server cannot be bound to 127.0.0.1: use localhost, 0.0.0.0 or nothing.');
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1}.`);
}

// A wrong one ends the start a little later, with a sentence (lib/env).
const siteUrl = process.env.SITE_URL || 'http://localhost:3000';
watchRequests({
  isBehindProxy: Number(process.env.TRUSTED_PROXY_HOPS ?? 0) > 0,
  siteOrigin: URL.canParse(siteUrl) ? new URL(siteUrl).origin : '',
});

const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
require('next');
const { startServer } = require('next/dist/server/lib/start-server');
await startServer({
  dir: process.cwd(),
  isDev: false,
  config,
  hostname,
  port,
  allowRetry: false,
  keepAliveTimeout: KEEP_ALIVE_MS,
});
