import { existsSync } from 'node:fs';
import path from 'node:path';

/** In Next's order; a variable that is set stays. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Reads the environment files of this folder, as Next does. */
export function loadEnvironmentFiles() {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
}

/** Makes the paths of data absolute: `server.js` changes into its own folder, which the next build replaces. */
export function resolveDataPaths() {
  const { DATABASE_URL = '', MAIL_FOLDER = '' } = process.env;
  const database = DATABASE_URL || 'file:./data/db';
  if (database.startsWith('file:')) process.env.DATABASE_URL = `file:${path.resolve(database.slice('file:'.length))}`;
  process.env.MAIL_FOLDER = path.resolve(MAIL_FOLDER || './data/outbox');
}
