import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '@/lib/server/storage/port';

export async function expectStorage(storage: Storage): Promise<void> {
  const [key, other] = ['a/b/photo-1-480.avif', 'a/b/photo-2.webp'];
  const bytes = Buffer.from([0, 255, 13, 10, 0]);
  expect([await storage.get(key), await storage.has(key)]).toEqual([null, false]);
  await storage.remove(key);
  await storage.put(key, bytes);
  await Promise.all([storage.put(key, bytes), storage.put(other, Buffer.alloc(3_000_000, 'x'))]);
  expect([await storage.get(key), await storage.has(key)]).toEqual([bytes, true]);
  expect((await storage.get(other))?.length).toBe(3_000_000);
  await storage.remove(key);
  expect([await storage.get(key), await storage.has(other)]).toEqual([null, true]);
  await expectFiles(storage);
}

async function expectFiles(storage: Storage): Promise<void> {
  const key = 'a/c/document.pdf';
  const bytes = Buffer.alloc(5_000_000, 'file ');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-file-')), 'received');
  writeFileSync(file, bytes);
  expect(await storage.getStream(key)).toBeNull();
  await storage.putFile(key, file, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  expect(existsSync(file)).toBe(false);
  const stream = await storage.getStream(key);
  expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  await storage.remove(key);
}
