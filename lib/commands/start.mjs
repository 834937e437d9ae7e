/**
 * `npm start`: serves the production build in this process. Options: --port N, --hostname NAME
 * (or the variables PORT and BIND_HOST).
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, requireNode } from './node-version.mjs';
import { tellPeerAddress } from './peer-address.mjs';
import { isPortFree, readPort } from './port.mjs';

requireNode();

const { values } = parseArgs({ options: { port: { type: 'string' }, hostname: { type: 'string' } } });
const port = readPort(values.port ?? process.env.PORT);
const hostname = values.hostname ?? process.env.BIND_HOST;

if (hostname === '127.0.0.1') {
  // With any rewrite in the middleware Next would redirect to itself for ever (vercel/next.js#94745).
  fail('The server cannot be bound to 127.0.0.1: use localhost, 0.0.0.0 or nothing.');
}
if (!existsSync('.next/BUILD_ID')) fail('There is no build to serve: run `npm run build` first, or `npm run up`.');
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1}.`);
}

tellPeerAddress();
process.env.NODE_ENV = 'production';
process.argv = [
  process.argv[0],
  'next',
  'start',
  '--port',
  String(port),
  ...(hostname ? ['--hostname', hostname] : []),
];
await import('next/dist/bin/next');
