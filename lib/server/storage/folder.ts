import 'server-only';
import { randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './port';

/** Stores files in a folder that instances may share. Writes are atomic. */
export function createFolderStorage(folder: string): Storage {
  const place = (key: string) => path.join(folder, key);
  return {
    name: folder,
    put: async (key, bytes) => {
      const file = place(key);
      const unfinished = `${file}.${randomUUID()}.unfinished`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        const handle = await open(unfinished, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    putFile: async (key, source) => {
      const file = place(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await rename(source, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        const unfinished = `${file}.${randomUUID()}.unfinished`;
        try {
          await copyFile(source, unfinished).finally(() => rm(source, { force: true }));
          await rename(unfinished, file);
        } finally {
          await rm(unfinished, { force: true });
        }
      });
    },
    getStream: async (key) => (await open(place(key)).catch(nullIfAbsent))?.createReadStream() ?? null,
    get: (key) => readFile(place(key)).catch(nullIfAbsent),
    has: async (key) => (await access(place(key)).then(() => true, nullIfAbsent)) ?? false,
    remove: (key) => rm(place(key), { force: true }),
  };
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
