import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as fs from 'node:fs';
import { env } from '@/lib/server/env';
import { incomingFolder } from '@/lib/server/storage/incoming';
import { bodyStream, receiveFile } from './receive-file';
import { receiveFiles } from './receive-files';

// Whatever is written there fails as on a full disk.
jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return { ...actual, createWriteStream: () => actual.createWriteStream('/dev/full') };
});

beforeAll(() => {
  Object.assign(env, { STORAGE_URL: `file:${mkdtempSync(path.join(tmpdir(), 'site-full-'))}` });
});
afterEach(() => expect(existsSync(incomingFolder()) ? readdirSync(incomingFolder()) : []).toEqual([]));

const body = 'x'.repeat(3_000_000);

it('says that a file cannot be written', async () => {
  const request = new Request('http://x', { method: 'POST', body });
  const source = bodyStream(request.body as ReadableStream<Uint8Array>);
  await expect(receiveFile(source, { maxBytes: 4_000_000 })).rejects.toThrow('ENOSPC');
});

it('says that a file of a form cannot be written, and reads the form to its end', async () => {
  const file = (name: string) =>
    `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${body}\r\n`;
  const request = new Request('http://x', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: `${file('a.pdf')}${file('b.pdf')}--edge--\r\n`,
  });
  await expect(receiveFiles(request, { maxBytes: 4_000_000, maxFiles: 2 })).rejects.toThrow('ENOSPC');
});
