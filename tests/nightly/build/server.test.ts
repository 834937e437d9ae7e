import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import net from 'node:net';
import { freePort, serve, start, startServerFile } from '@/tests/support/site-server';
import { until } from '@/tests/support/until.mjs';

const EXIT_LIMIT_MS = 10_000;
/** Below the shutdown limit. */
const SOON_MS = 6_000;

jest.setTimeout(60_000);

it.each([
  ['SITE_URL', 'example.com', 'must be an address'],
  ['LOG_LEVEL', 'loud', 'must be one of'],
  ['TRUSTED_PROXY_HOPS', 'many', 'must be a whole number'],
  ['DATABASE_URL', 'mysql://db/site', 'must be file:'],
  ['SMTP_URL', 'mail.example.com', 'must be smtp://'],
  ['AUTH_SECRET', 'short', 'characters at least'],
])('does not start with %s=%s and says what it may be', async (name, value, advice) => {
  const run = start(['--port', String(await freePort())], { [name]: value });
  expect(await run.ended).not.toBe(0);
  expect(run.output()).toContain(name);
  expect(run.output()).toContain(advice);
});

it('does not start without AUTH_SECRET, and says how to make one', async () => {
  const environment = { AUTH_SECRET: '', NEXTAUTH_SECRET: '' };
  const run = start(['--port', String(await freePort())], environment);
  expect(await run.ended).not.toBe(0);
  expect(run.output()).toContain('AUTH_SECRET must be set');
});

it('refuses to bind to 127.0.0.1', async () => {
  const run = start(['--hostname', '127.0.0.1']);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('127.0.0.1');
});

it.each([
  ['BIND_HOST', '127.0.0.1'],
  ['BIND_HOST', 'localhost'],
  ['HOSTNAME', '127.0.0.1'],
])('node server.js does not serve elsewhere than %s=%s says', async (name, value) => {
  const { ended, output } = startServerFile({ [name]: value, PORT: String(await freePort()) });
  expect(await ended).toBe(1);
  expect(output()).toContain(name);
});

it.each(['0', '70000', 'three'])('refuses the port %s', async (port) => {
  expect(await start(['--port', port]).ended).toBe(1);
});

it.each(['0', '70000', 'abc', '3000x', '-1', '1e3'])('node server.js refuses PORT=%s', async (port) => {
  const { ended, output } = startServerFile({ PORT: port });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT must be a whole number');
});

it('reports a port in use and suggests another', async () => {
  const port = await freePort();
  const other = net.createServer().listen(port);
  await once(other, 'listening');
  const run = start(['--port', String(port)]);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(`Port ${port} is taken`);
  other.close();
});

it('shuts down cleanly on SIGTERM, also with idle connections, and logs JSON', async () => {
  const { port, run } = await serve();
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve, reject) => {
    get({ port, path: '/en', agent }, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
  const startedAt = Date.now();
  run.child.kill('SIGTERM');
  await run.ended;
  agent.destroy();
  expect(Date.now() - startedAt).toBeLessThan(EXIT_LIMIT_MS);
  const lines = run
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string });
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['started', 'stopping']));
});

it('closes an unused connection soon', async () => {
  const { port, run } = await serve();
  const silent = net.connect(port, 'localhost');
  await once(silent, 'connect');
  const startedAt = Date.now();
  run.child.kill('SIGTERM');
  await run.ended;
  silent.destroy();
  expect(Date.now() - startedAt).toBeLessThan(SOON_MS);
});

it('finishes requests in flight on SIGTERM and closes the connection', async () => {
  const { port, url, run } = await serve();
  const agent = new Agent({ keepAlive: true });
  const sending = request({
    port,
    agent,
    path: '/api/contact/send',
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write('{"name":"Ada","email":"ada@example.com",');
  await once(sending, 'continue');
  const startedAt = Date.now();
  run.child.kill('SIGTERM');
  await until(() => run.output().includes('stopping'), 10_000);
  sending.end('"message":"Hello"}');
  const [response] = await answered;
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  await run.ended;
  expect(Date.now() - startedAt).toBeLessThan(SOON_MS);
  agent.destroy();
});
