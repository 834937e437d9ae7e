import 'server-only';
import path from 'node:path';
import { tables } from '@/lib/server/data/registry/tables';
import { createFolderStorage } from '@/lib/server/storage/folder';
import type { Storage } from '@/lib/server/storage/port';

const filesByTable = new Map(tables.map(({ name, files }) => [name, files]));

/** `copied`: new in the target. `missing`: in neither. */
export type FileTally = Readonly<{ copied: number; missing: number }>;

/** Files are immutable and named by content: all backups of a folder share them. */
export const storageBeside = (backupFile: string): Storage =>
  createFolderStorage(path.join(path.dirname(backupFile), 'storage'));

export const keysOfRow = (table: string, json: string): readonly string[] =>
  filesByTable.get(table)?.(JSON.parse(json)) ?? [];

export async function copyFiles(keys: readonly string[], from: Storage, to: Storage): Promise<FileTally> {
  let [copied, missing] = [0, 0];
  for (const key of keys) {
    if (await to.has(key)) continue;
    const bytes = await from.get(key);
    if (bytes) await to.put(key, bytes);
    if (bytes) copied += 1;
    else missing += 1;
  }
  return { copied, missing };
}
