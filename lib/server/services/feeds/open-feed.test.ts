import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { env } from '@/lib/server/env';
import { decompress } from './decompress-feed';
import { openFeed } from './open-feed';

const feed = `<root>${'<property><ref>é</ref></property>'.repeat(5_000)}</root>`;
const folder = mkdtempSync(path.join(tmpdir(), 'open-feed-'));
let answer: http.RequestListener = () => undefined;
const server = http.createServer((request, response) => answer(request, response));
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`;
  Object.assign(env, { FEED_HOSTS: ['127.0.0.1'] });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

async function read(from: string): Promise<string> {
  const opened = await openFeed(from, null);
  if (opened.status !== 'open') throw new Error(opened.status);
  try {
    const first = await text(Readable.from(opened.read()));
    expect(await text(Readable.from(opened.read()))).toBe(first);
    return first;
  } finally {
    await opened.close();
  }
}

function written(name: string, bytes: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const send =
  (bytes: Buffer, encoding?: string): http.RequestListener =>
  (_, response) =>
    response.writeHead(200, encoding ? { 'content-encoding': encoding } : {}).end(bytes);

it.each([
  ['gzip', gzipSync(feed)],
  ['x-gzip', gzipSync(feed)],
  ['GZIP', gzipSync(feed)],
  ['deflate', deflateSync(feed)],
  ['br', brotliCompressSync(feed)],
  ['identity', Buffer.from(feed)],
  // The server compresses an .xml.gz file again.
  ['gzip', gzipSync(gzipSync(feed))],
])('reads an address with the encoding %s', async (encoding, bytes) => {
  answer = send(bytes, encoding);
  expect(await read(address)).toBe(feed);
});

it('says which encodings it reads', async () => {
  let accepted: unknown;
  answer = (request, response) => {
    accepted = request.headers['accept-encoding'];
    response.end(feed);
  };
  await read(address);
  expect(accepted).toBe('gzip, deflate, br');
});

it.each(['feed.xml.gz', 'feed.xml'])('reads a gzip in the file %s, and at an address', async (name) => {
  expect(await read(written(name, gzipSync(feed)))).toBe(feed);
  answer = send(gzipSync(feed));
  expect(await read(address)).toBe(feed);
});

it('says that a zip is one', async () => {
  const zip = Buffer.from('PK\u0003\u0004 and more', 'latin1');
  const refused = expect.objectContaining({
    name: 'FeedUnavailableError',
    message: expect.stringContaining('ZIP') as string,
  }) as Error;
  await expect(openFeed(written('feed.zip', zip), null)).rejects.toEqual(refused);
  answer = send(zip);
  await expect(openFeed(address, null)).rejects.toEqual(refused);
});

it.each([
  ['cut off', gzipSync(feed).subarray(0, 200)],
  ['damaged', Buffer.concat([gzipSync(feed).subarray(0, 30), Buffer.alloc(99, 7)])],
])('tells a gzip that is %s', async (_, bytes) => {
  await expect(read(written('bad.gz', bytes))).rejects.toMatchObject({
    name: 'FeedError',
    message: expect.stringContaining('cut off') as string,
  });
  answer = send(bytes, 'gzip');
  await expect(read(address)).rejects.toMatchObject({
    name: 'FeedUnavailableError',
    message: expect.stringContaining('cut off') as string,
  });
});

it.each([
  ['gzip', gzipSync(Buffer.alloc(1_000_000))],
  ['br', brotliCompressSync(Buffer.alloc(1_000_000))],
  ['deflate', deflateSync(Buffer.alloc(1_000_000))],
] as const)('stops a %s that becomes too large', async (encoding, bytes) => {
  const unpacked = Readable.from(decompress(Readable.from([bytes]), encoding, 100_000));
  await expect(buffer(unpacked)).rejects.toMatchObject({ name: 'FeedError' });
});
