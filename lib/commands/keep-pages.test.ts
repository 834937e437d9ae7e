/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '@/tests/support/ask';
import { keepPages, packers, type Packers } from './keep-pages.mjs';

const BROWSER = { 'accept-encoding': 'gzip, br' };
const HTML = '<!doctype html><title>Áreas</title>';

let folder = '';
let server: Server | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(folder, '.next'));
  const route = { routeType: 'page', initialRevalidateSeconds: false };
  const files = {
    'prerender-manifest': { routes: { '/en': route } },
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
  server = createServer((request, answer) => {
    if (answerKept(request, answer)) return;
    rendered.push(request.headers);
    if (request.headers['x-nextjs-data']) answer.setHeader('x-nextjs-matched-path', '/[locale]');
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(HTML);
  });
  await once(server.listen(0), 'listening');
  return { rendered, port: (server.address() as AddressInfo).port };
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

it.each(['x-nextjs-data', 'x-middleware-prefetch'])('keeps nothing that was asked for with %s', async (name) => {
  const { rendered, port } = await serve();
  await ask(port, '/en', { ...BROWSER, [name]: '1' });
  const answer = await ask(port, '/en', BROWSER);
  expect(answer.headers['x-nextjs-matched-path']).toBeUndefined();
  await ask(port, '/en', { ...BROWSER, [name]: '1' });
  await ask(port, '/en', BROWSER);
  expect(rendered).toHaveLength(3);
});
