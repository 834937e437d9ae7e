/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '@/tests/support/ask';
import { until } from '@/tests/support/until.mjs';
import { keepPages } from './keep-pages.mjs';
import { packers, type Packers } from './pack-when-asked.mjs';

const BROWSER = { 'accept-encoding': 'gzip, br' };
/** Within which what nobody holds is collected. */
const LONGEST_MS = 3_000;
const HTML = '<!doctype html><title>Áreas</title>';

let folder = '';
let server: Server | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(folder, '.next'));
  const route = { routeType: 'page', initialRevalidateSeconds: false };
  const files = {
    'prerender-manifest': { routes: { '/en': route } },
    'joined-styles': {},
    'required-server-files': { config: { htmlLimitedBots: 'bingbot' } },
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, '.next', `${name}.json`), JSON.stringify(text));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** A server that keeps what it answers; `rendered` holds the headers of each request that it had to answer itself. */
async function serve(pack: Packers = packers) {
  const rendered: IncomingHttpHeaders[] = [];
  const answerKept = keepPages({ folder: path.join(folder, '.next'), pack });
  const visits = new AsyncLocalStorage<object>();
  const made: WeakRef<object>[] = [];
  const handle = (request: IncomingMessage, answer: ServerResponse) => {
    if (answerKept(request, answer)) return;
    rendered.push(request.headers);
    if (request.headers['x-nextjs-data']) answer.setHeader('x-nextjs-matched-path', '/[locale]');
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(HTML);
  };
  server = createServer((request, answer) => {
    const visit = {};
    made.push(new WeakRef(visit));
    visits.run(visit, () => handle(request, answer));
  });
  await once(server.listen(0), 'listening');
  return { rendered, visits: made, port: (server.address() as AddressInfo).port };
}

it('sends a page that cannot be packed as it is, and keeps the next that can', async () => {
  let failures = 1;
  const br: Packers['br'] = (html, quality) =>
    (failures -= 1) >= 0 ? Promise.reject(new Error('no memory')) : packers.br(html, quality);
  const { rendered, port } = await serve({ ...packers, br });
  const first = await ask(port, '/en', BROWSER);
  expect([first.status, first.body.toString(), first.headers['content-encoding']]).toEqual([200, HTML, undefined]);
  for (let visit = 0; visit < 2; visit += 1) {
    const { body } = await ask(port, '/en', BROWSER);
    expect(brotliDecompressSync(body).toString()).toBe(HTML);
  }
  expect(rendered).toHaveLength(2);
});

it('packs a page when somebody asks for it so, and once', async () => {
  const packed: string[] = [];
  const counted = (encoding: 'br' | 'gzip'): Packers['br'] => {
    return (html, quality) => {
      packed.push(encoding);
      return packers[encoding](html, quality);
    };
  };
  const { rendered, port } = await serve({ br: counted('br'), gzip: counted('gzip') });
  for (let visit = 0; visit < 2; visit += 1) await ask(port, '/en', BROWSER);
  expect(packed).toEqual(['br']);
  for (let visit = 0; visit < 2; visit += 1) {
    const { body } = await ask(port, '/en', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe(HTML);
  }
  expect(packed).toEqual(['br', 'gzip']);
  expect(rendered).toHaveLength(1);
});

it('sends what it cannot pack a second time as it is', async () => {
  const gzip = () => Promise.reject(new Error('no memory'));
  const { port } = await serve({ ...packers, gzip });
  await ask(port, '/en', BROWSER);
  const { status, body, headers } = await ask(port, '/en', { 'accept-encoding': 'gzip' });
  expect([status, body.toString(), headers['content-encoding']]).toEqual([200, HTML, undefined]);
});

it.each(['x-nextjs-data', 'x-middleware-prefetch'])('keeps nothing that was asked for with %s', async (name) => {
  const { rendered, port } = await serve();
  await ask(port, '/en', { ...BROWSER, [name]: '1' });
  const answer = await ask(port, '/en', BROWSER);
  expect(answer.headers['x-nextjs-matched-path']).toBeUndefined();
  await ask(port, '/en', { ...BROWSER, [name]: '1' });
  await ask(port, '/en', BROWSER);
  expect(rendered).toHaveLength(3);
});

it('lets go of the visit for which it made a page', async () => {
  const { rendered, visits, port } = await serve();
  // A connection that stays open holds its last visit.
  await ask(port, '/en', { ...BROWSER, connection: 'close' });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const isGone = () => {
    collect();
    return visits[0]?.deref() === undefined;
  };
  expect(await until(isGone, LONGEST_MS)).toBeLessThan(LONGEST_MS);
  const { body } = await ask(port, '/en', BROWSER);
  expect([brotliDecompressSync(body).toString(), rendered.length]).toEqual([HTML, 1]);
});
