import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import { imageFilesOf, imageKey } from '@/lib/server/services/images/image-files';
import { createFolderStorage } from '@/lib/server/storage/folder';
import type { Storage } from '@/lib/server/storage/port';

/** Row of `stored_images` as a backup has it. */
const rowSchema = z.object({ id: z.string(), widths: z.array(z.number()) });

/** `copied`: new in the target. `missing`: in neither. */
export type FileTally = Readonly<{ copied: number; missing: number }>;

/**
 * Folder of the images beside the backups. Files never change and are named by content: all backups of a folder share
 * it, and each one adds what is new.
 */
export const storageBeside = (backupFile: string): Storage =>
  createFolderStorage(path.join(path.dirname(backupFile), 'storage'));

/** Keys of the files of one row of `stored_images`, which is JSON. */
export const keysOfRow = (json: string): readonly string[] =>
  imageFilesOf(rowSchema.parse(JSON.parse(json))).map(imageKey);

/** Copies what the target lacks, one file at a time. */
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
