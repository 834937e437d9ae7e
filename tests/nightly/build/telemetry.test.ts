import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { goodMessage } from '@/tests/support/lead-client';
import { sharedSite } from '@/tests/support/shared-site';
import { serve, stop, type Site } from '@/tests/support/site-server';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(120_000);

const TOKEN = 'a token of this test alone';
const SECRET = 'secret-of-a-link-0123456789';

type Heard = { path: string; body: string };
const heard: Heard[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    heard.push({ path: request.url ?? '', body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

let site: Site;
beforeAll(async () => {
  await once(collector.listen(0, 'localhost'), 'listening');
  site = await serve({
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'info',
    TRUSTED_PROXY_HOPS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${(collector.address() as AddressInfo).port}`,
  });
});

const metrics = async () =>
  (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

it('serves /metrics with the token only', async () => {
  const statusWith = async (authorization?: string) =>
    (await fetch(`${site.url}/metrics`, authorization ? { headers: { authorization } } : {})).status;
  expect([await statusWith(), await statusWith('Bearer wrong'), await statusWith(`Bearer ${TOKEN}`)]).toEqual([
    401, 401, 200,
  ]);
});

it('counts requests, and reports memory, database and jobs', async () => {
  for (const path of ['/en', '/api/nothing-here']) await (await fetch(site.url + path)).text();
  await until(async () => (await metrics()).includes('kind="api",status="4xx"'), 10_000);
  const text = await metrics();
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",kind="page",status="2xx"\} [1-9]/m);
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",kind="api",status="4xx"\} 1$/m);
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="\+Inf",method="GET",kind="page",status="2xx"\} [1-9]/m,
  );
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^database_up 1$/m);
  expect(text).toMatch(/^jobs\{queue="email",state="pending"\} 0$/m);
});

it('adds web vitals to the totals, and refuses invalid ones', async () => {
  const send = async (body: unknown, origin = 'http://localhost:3000') =>
    (
      await fetch(`${site.url}/api/vitals`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;
  expect(await send({ lcp: 700, cls: 0 })).toBe(202);
  expect(await send({ lcp: 700, visitor: 'ada' })).toBe(422);
  expect(await send({ lcp: 700 }, 'https://evil.example')).toBe(403);
  expect(await metrics()).toMatch(/^web_vitals_seconds_bucket\{le="0.8",name="lcp"\} 1$/m);
});

it('gives every request an id: the proxy’s, or a new one', async () => {
  const idOf = async (given: string) =>
    (await fetch(`${site.url}/en`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idOf('proxy-number-17')).toBe('proxy-number-17');
  expect(await idOf('short')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf('a number with spaces and "quotes"')).toMatch(/^[0-9a-f-]{36}$/);
});

it('logs the id with a request’s lines, and traces carry it without secrets', async () => {
  const id = 'proxy-number-18';
  const response = await fetch(`${site.url}/api/contact/send`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify(goodMessage),
  });
  expect(response.status).toBe(200);
  // Links in emails contain secrets.
  for (const path of ['/en/reset-password?token=', '/es/schedule-call/none?key=', '/en/search?q='])
    await (await fetch(`${site.url}${path}${SECRET}`)).text();
  await (await fetch(`${site.url}/api/unknown?token=${SECRET}`)).text();
  await stop(site);
  const lines = site.run.output().split('\n');
  const caused = lines.filter((line) => line.includes('a message was accepted'));
  expect(caused).toEqual([expect.stringContaining(`"requestId":"${id}"`)]);
  const traces = heard.filter(({ path }) => path === '/v1/traces').map(({ body }) => body);
  expect(traces.join('')).toContain('cerda-mar');
  expect(traces.join('')).toContain(id);
  expect(traces.join('')).toContain('/en/reset-password');
  expect(traces.join('')).not.toContain(SECRET);
});

it('has no /metrics without a token, and ignores request ids without a proxy', async () => {
  const response = await fetch(`${sharedSite.url}/metrics`, {
    headers: { authorization: 'Bearer ', 'x-request-id': 'proxy-number-19' },
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('x-request-id')).not.toBe('proxy-number-19');
});

afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
