import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectStorage } from '@/tests/support/expect-storage';
import { createFolderStorage } from './folder';

const folder = mkdtempSync(path.join(tmpdir(), 'site-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('stores files, and leaves no unfinished ones', async () => {
  await expectStorage(createFolderStorage(folder));
  expect(readdirSync(folder, { recursive: true }).filter((file) => String(file).includes('unfinished'))).toEqual([]);
});

it('fails where the folder cannot be used', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const storage = createFolderStorage(path.join(folder, 'file'));
  await expect(storage.put('key', Buffer.from('x'))).rejects.toThrow();
  await expect(storage.get('key')).rejects.toThrow();
});
