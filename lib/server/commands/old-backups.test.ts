import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@/tests/support/database/engines';
import { FORMAT, VERSION } from './backup-file';
import { deleteOldBackups } from './old-backups';

const now = new Date('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;

function backup(days: number, format = FORMAT): Buffer {
  const createdAt = new Date(now.getTime() - days * DAY_MS).toISOString();
  const head = { format, version: VERSION, migrations: ['0000_accounts'], createdAt };
  return gzipSync(`${JSON.stringify(head)}\n${'{"row":{}}\n'.repeat(50_000)}`);
}

it('deletes backups of this site older than 35 days, whatever their names, and nothing else', async () => {
  const folder = temporaryFolder();
  const files = {
    'old.jsonl.gz': backup(35.01),
    'before the release': backup(400),
    'killed.jsonl.gz.unfinished': backup(36).subarray(0, 900),
    'new.jsonl.gz': backup(34.99),
    'another-program.gz': backup(400, 'other'),
    'notes.txt': 'not gzip at all',
    'empty.gz': '',
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  expect((await deleteOldBackups(folder, now)).toSorted()).toEqual([
    'before the release',
    'killed.jsonl.gz.unfinished',
    'old.jsonl.gz',
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(['another-program.gz', 'empty.gz', 'new.jsonl.gz', 'notes.txt']);
});
