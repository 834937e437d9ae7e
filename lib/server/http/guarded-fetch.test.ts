import dns from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { env } from '@/lib/server/env';
import { guardedFetch } from './guarded-fetch';

jest.mock('node:dns', () => ({ ...jest.requireActual<typeof dns>('node:dns'), lookup: jest.fn() }));
const lookup = jest.mocked(dns.lookup) as unknown as jest.Mock;

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
let answer: Answer;
let requests = 0;
const server = http.createServer((request, response) => {
  requests += 1;
  answer(request, response);
});
let port = 0;
/** Listed in FEED_HOSTS. */
let trusted = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  trusted = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  requests = 0;
  lookup.mockReset();
  answer = (_, response) => response.end('feed');
  Object.assign(env, { FEED_HOSTS: [`127.0.0.1:${port}`] });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { maxBytes: 1_000, timeoutMs: 5_000 };
const read = async (url: string, more: Partial<Parameters<typeof guardedFetch>[1]> = {}) =>
  text((await guardedFetch(url, { ...limits, ...more })).body);
const failsWith = (problem: string) => expect.objectContaining({ name: 'FetchError', problem }) as unknown;

const resolveTo = (...addresses: readonly string[]) =>
  lookup.mockImplementation((_: string, { all }: dns.LookupOptions, callback: (...results: unknown[]) => void) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (all) callback(null, found);
    else callback(null, found[0]?.address, found[0]?.family);
  });

it.each([
  '127.0.0.1',
  '2130706433',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a00:1]',
  '[fe80::1]',
  '[fd00::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '0x7f.1',
  '127.1',
  '017700000001',
  '127.0.0.1.',
  '①②⑦.0.0.1',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[2001::1]',
])('refuses %s', async (host) => {
  Object.assign(env, { FEED_HOSTS: [] });
  await expect(read(`http://${host}:${port}/`)).rejects.toEqual(failsWith('privateAddress'));
  await expect(read(`https://${host}:${port}/`)).rejects.toEqual(failsWith('privateAddress'));
  expect(requests).toBe(0);
});

it.each([[['127.0.0.1']], [['::1']], [['::ffff:127.0.0.1']], [['93.184.215.14', '127.0.0.1']]])(
  'refuses a name that resolves to %j as the connection is made',
  async (addresses) => {
    resolveTo(...addresses);
    await expect(read(`http://feeds.example:${port}/`)).rejects.toEqual(failsWith('privateAddress'));
    expect(requests).toBe(0);
    // A second lookup for the connection could return another address.
    expect(lookup).toHaveBeenCalledTimes(1);
  },
);

it('refuses a name that was public when it was last looked at', async () => {
  lookup.mockImplementationOnce((...parts: unknown[]) => {
    const callback = parts.at(-1) as (...results: unknown[]) => void;
    const isAll = (parts[1] as dns.LookupOptions).all;
    if (isAll) callback(null, [{ address: '192.88.99.1', family: 4 }]);
    else callback(null, '192.88.99.1', 4);
  });
  await expect(read(`http://feeds.example:${port}/`, { timeoutMs: 300 })).rejects.toEqual(
    expect.objectContaining({ name: 'FetchError' }),
  );
  resolveTo('127.0.0.1');
  await expect(read(`http://feeds.example:${port}/`)).rejects.toEqual(failsWith('privateAddress'));
  answer = (_, response) => response.writeHead(302, { location: `http://feeds.example:${port}/` }).end();
  await expect(read(trusted)).rejects.toEqual(failsWith('privateAddress'));
  expect(requests).toBe(1);
});

it.each([
  ['another port', () => `http://127.0.0.1:${port + 1}/`, 'privateAddress'],
  ['another host', () => `http://[::1]:${port}/`, 'privateAddress'],
  ['a file', () => 'file:///etc/passwd', 'wrongAddress'],
  ['itself', () => '/', 'tooManyRedirects'],
])('does not follow a redirect of a trusted host to %s', async (_, location, problem) => {
  answer = (__, response) => response.writeHead(302, { location: location() }).end();
  await expect(read(trusted)).rejects.toEqual(failsWith(problem));
});

it('follows redirects, and tells where it ended', async () => {
  answer = ({ url }, response) =>
    url === '/feed.xml' ? response.end('feed') : response.writeHead(301, { location: '/feed.xml' }).end();
  const response = await guardedFetch(trusted, limits);
  expect([response.status, response.url, await text(response.body)]).toEqual([200, `${trusted}/feed.xml`, 'feed']);
});

it('trusts a host whatever its port where FEED_HOSTS names none', async () => {
  Object.assign(env, { FEED_HOSTS: ['127.0.0.1'] });
  expect(await read(trusted)).toBe('feed');
});

it('passes on what saves a second transfer', async () => {
  answer = (request, response) => {
    expect(request.headers['if-none-match']).toBe('"1"');
    response.writeHead(304, { etag: '"1"' }).end();
  };
  const { body, headers, status } = await guardedFetch(trusted, { ...limits, headers: { 'if-none-match': '"1"' } });
  expect([status, headers.etag, await text(body)]).toEqual([304, '"1"', '']);
});

it.each([
  ['of a length that is known before', { 'content-length': '2000' }],
  ['of a length that is not', {}],
])('stops a body %s that is too large', async (_, headers) => {
  answer = (__, response) => response.writeHead(200, headers).end('x'.repeat(2_000));
  await expect(read(trusted)).rejects.toEqual(failsWith('tooLarge'));
});

it('stops a response that takes too long, before its head or after', async () => {
  answer = () => undefined;
  await expect(read(trusted, { timeoutMs: 100 })).rejects.toEqual(failsWith('tooSlow'));
  answer = (_, response) => response.writeHead(200).write('begins');
  await expect(read(trusted, { timeoutMs: 100 })).rejects.toEqual(failsWith('tooSlow'));
});

it('notices a body that is cut off, and a server that is not there', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('begins');
    setImmediate(() => response.destroy());
  };
  await expect(read(trusted)).rejects.toEqual(failsWith('unreachable'));
  Object.assign(env, { FEED_HOSTS: ['127.0.0.1'] });
  await expect(read('http://127.0.0.1:1/')).rejects.toEqual(failsWith('unreachable'));
});

it.each(['ftp://example.com/a.xml', 'feed.xml', 'javascript:alert(1)', ''])('refuses %j', async (address) => {
  await expect(read(address)).rejects.toEqual(failsWith('wrongAddress'));
});
