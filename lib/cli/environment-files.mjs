import { existsSync } from 'node:fs';
import path from 'node:path';

const FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

export function loadEnvironmentFiles() {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
}

/** Makes data paths absolute, because `server.js` changes into a folder that the next build replaces. */
export function resolveDataPaths() {
  const { DATABASE_URL = '', FEED_FOLDER = '', MAIL_FOLDER = '', STORAGE_URL = '' } = process.env;
  const database = DATABASE_URL || 'file:./data/db';
  if (database.startsWith('file:')) process.env.DATABASE_URL = `file:${path.resolve(database.slice('file:'.length))}`;
  const storage = STORAGE_URL || 'file:./data/storage';
  if (storage.startsWith('file:')) process.env.STORAGE_URL = `file:${path.resolve(storage.slice('file:'.length))}`;
  process.env.FEED_FOLDER = path.resolve(FEED_FOLDER || './data/feeds');
  process.env.MAIL_FOLDER = path.resolve(MAIL_FOLDER || './data/outbox');
}
