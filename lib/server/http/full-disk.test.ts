import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as fs from 'node:fs';
import { env } from '@/lib/server/env';
import { incomingFolder } from '@/lib/server/storage/incoming';
import { bodyStream, receiveFile } from './receive-file';
import { receiveFiles } from './receive-files';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return { ...actual, createWriteStream: () => actual.createWriteStream('/dev/full') };
});

beforeAll(() => {
  Object.assign(env, { STORAGE_URL: `file:${mkdtempSync(path.join(tmpdir(), 'site-full-'))}` });
});
afterEach(() => expect(existsSync(incomingFolder()) ? readdirSync(incomingFolder()) : []).toEqual([]));

const FILE = 3_000_000;

function streamOf(text: string): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += 65_536)));
    },
  });
}

it('says that a file cannot be written', async () => {
  const source = bodyStream(streamOf('x'.repeat(FILE)));
  await expect(receiveFile(source, { maxBytes: 4_000_000 })).rejects.toThrow('ENOSPC');
});

it('says that a file of a form cannot be written, and reads the form to its end', async () => {
  const file = (name: string) =>
    `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${'x'.repeat(FILE)}\r\n`;
  const request = new Request('http://x', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: streamOf(`${file('a.pdf')}${file('b.pdf')}--edge--\r\n`),
    duplex: 'half',
  } as RequestInit);
  await expect(receiveFiles(request, { maxBytes: 4_000_000, maxFiles: 2 })).rejects.toThrow('ENOSPC');
});
