import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { BACKUP_RETENTION_DAYS } from '@/lib/server/data/registry/retention-periods';
import { readHead } from './backup-file';

const DAY_MS = 86_400_000;

/** Uses the period in the privacy policy; keeps other files. Returns the deleted names. */
export async function deleteOldBackups(folder: string, now = new Date()): Promise<readonly string[]> {
  const limit = now.getTime() - BACKUP_RETENTION_DAYS * DAY_MS;
  const deleted: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(folder, entry.name);
    const head = await readHead(file);
    if (head === null || Date.parse(head.createdAt) >= limit) continue;
    await rm(file, { force: true });
    deleted.push(entry.name);
  }
  return deleted;
}
