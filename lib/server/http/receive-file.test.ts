import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { incomingFolder, openIncomingFolder, sweepIncoming } from '@/lib/server/storage/incoming';
import { bodyStream, promisedBytes, receiveFile, type ReceivedFile } from './receive-file';
import { receiveFiles } from './receive-files';

beforeAll(() => {
  Object.assign(env, { STORAGE_URL: `file:${mkdtempSync(path.join(tmpdir(), 'site-incoming-'))}` });
});
afterEach(() => expect(existsSync(incomingFolder()) ? readdirSync(incomingFolder()) : []).toEqual([]));

const LIMIT = 1_000;

function bodyOf(pieces: readonly (string | number)[], fails = false): ReadableStream<Uint8Array> {
  const chunks = pieces.map((piece) => Buffer.from(typeof piece === 'string' ? piece : 'x'.repeat(piece)));
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else if (fails) controller.error(new Error('aborted'));
      else controller.close();
    },
  });
}

const receive = (pieces: readonly (string | number)[], fails = false, promised?: number) =>
  receiveFile(bodyStream(bodyOf(pieces, fails)), { maxBytes: LIMIT, promised });

it('has length, hash and bytes of a file, until it is discarded', async () => {
  const file = (await receive(['hel', 'lo'], false, 5)) as ReceivedFile;
  expect(file).toMatchObject({
    bytes: 5,
    sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  });
  expect(readFileSync(file.path, 'utf8')).toBe('hello');
  await file.discard();
});

it.each([
  ['one byte too many', [LIMIT, 1], false, undefined, 'tooLarge'],
  ['a body that ends early', [10], true, undefined, 'cut'],
  ['less than was promised', [10], false, 20, 'cut'],
  ['more than was promised', [10, 10], false, 10, 'cut'],
  ['nothing', [], false, 0, 'empty'],
] as const)('refuses %s and leaves nothing', async (_, pieces, fails, promised, problem) => {
  expect(await receive(pieces, fails, promised)).toBe(problem);
});

it('takes the largest that is allowed', async () => {
  const file = (await receive([LIMIT - 1, 1])) as ReceivedFile;
  expect(file.bytes).toBe(LIMIT);
  await file.discard();
});

it('stops when the request ends', async () => {
  const stop = new AbortController();
  const endless = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  const received = receiveFile(bodyStream(endless), { maxBytes: LIMIT, signal: stop.signal });
  setTimeout(() => stop.abort(), 20);
  expect(await received).toBe('cut');
});

it.each([
  ['12', 12],
  [null, undefined],
  ['1e3', undefined],
])('reads the promise %p', (value, expected) => {
  expect(promisedBytes(new Request('http://x', { headers: value ? { 'content-length': value } : {} }))).toBe(expected);
});

describe('a form', () => {
  const part = (name: string, body: string, disposition = `name="file"; filename="${name}"`) =>
    `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`;
  const send = (body: string, type = 'multipart/form-data; boundary=edge', fails = false) =>
    receiveFiles(
      new Request('http://x', {
        method: 'POST',
        headers: { 'content-type': type },
        body: bodyOf([body], fails),
        duplex: 'half',
      } as RequestInit),
      { maxBytes: LIMIT, maxFiles: 3 },
    );
  const kinds = async (body: string, fails = false) => {
    const form = await send(body, undefined, fails);
    const files = form?.files ?? [];
    const names = files.map(({ name, received }) => [name, typeof received === 'string' ? received : received.bytes]);
    for (const { received } of files) if (typeof received !== 'string') await received.discard();
    return { names, isCut: form?.isCut, fields: form?.fields };
  };

  it('has each of its files by name, and its fields', async () => {
    const body = `${part('a.jpg', 'abc')}${part('', '')}${part('', 'es', 'name="locale"')}${part('b.jpg', '12345')}--edge--\r\n`;
    expect(await kinds(body)).toEqual({
      names: [
        ['a.jpg', 3],
        ['b.jpg', 5],
      ],
      isCut: false,
      fields: { locale: 'es' },
    });
  });

  it('refuses one that is too large or empty and takes the others', async () => {
    const body = `${part('a.jpg', 'x'.repeat(LIMIT + 1))}${part('b.jpg', 'x'.repeat(LIMIT))}${part('c.jpg', '')}--edge--\r\n`;
    expect((await kinds(body)).names).toEqual([
      ['a.jpg', 'tooLarge'],
      ['b.jpg', LIMIT],
      ['c.jpg', 'empty'],
    ]);
  });

  it('knows that it was cut', async () => {
    const { isCut, names } = await kinds(`${part('a.jpg', 'abc')}${part('b.jpg', 'x'.repeat(20)).slice(0, -8)}`);
    expect(isCut).toBe(true);
    expect(names[0]).toEqual(['a.jpg', 3]);
    expect(names[1]).toEqual(['b.jpg', 'cut']);
  });

  it('ends where the connection does, with what came whole', async () => {
    const { isCut, names } = await kinds(`${part('a.jpg', 'abc')}${part('b.jpg', 'x'.repeat(20)).slice(0, -8)}`, true);
    expect(isCut).toBe(true);
    expect(names).toEqual([
      ['a.jpg', 3],
      ['b.jpg', 'cut'],
    ]);
  });

  it('says so where there are too many', async () => {
    const { names } = await kinds(`${['a', 'b', 'c', 'd'].map((name) => part(name, 'x')).join('')}--edge--\r\n`);
    expect(names.slice(0, 3).map(([name]) => name)).toEqual(['a', 'b', 'c']);
    expect(names[3]).toEqual(['', 'tooMany']);
  });

  it.each(['application/json', 'multipart/form-data', 'text/plain'])('is no %s', async (type) => {
    expect(await send('{}', type)).toBeNull();
  });
});

it('sweeps what a killed process left, not what arrives', async () => {
  const folder = await openIncomingFolder();
  const [old, fresh] = [path.join(folder, 'old'), path.join(folder, 'fresh')];
  for (const file of [old, fresh]) writeFileSync(file, 'x');
  utimesSync(old, new Date(0), new Date(0));
  await sweepIncoming();
  expect(readdirSync(folder)).toEqual(['fresh']);
  await sweepIncoming(Date.now() + 4_000_000);
});
