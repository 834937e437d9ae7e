import 'server-only';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storageFolder } from '@/lib/env/storage';
import { env } from '@/lib/server/env';

/** Longer than any upload takes. */
const OLDEST_MS = 3_600_000;

/** Folder of unfinished uploads, beside the stored files so that they can be renamed into place. */
export function incomingFolder(): string {
  const folder = storageFolder(env.STORAGE_URL);
  return folder === null ? path.join(tmpdir(), 'site-incoming') : path.join(path.resolve(folder), 'incoming');
}

export async function openIncomingFolder(): Promise<string> {
  const folder = incomingFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Deletes files left by killed processes; spares uploads of other instances. */
export async function sweepIncoming(now = Date.now()): Promise<void> {
  const folder = await openIncomingFolder();
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && now - found.mtimeMs > OLDEST_MS) await rm(file, { force: true });
  }
}
