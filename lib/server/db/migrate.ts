import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Migrations applied at start. */
export const migrationsFolder = path.join(process.cwd(), 'lib/server/db/migrations');

type Journal = { entries: readonly { when: number; tag: string }[] };

/** Tags of all migrations, oldest first. */
export function migrationTags(): readonly string[] {
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  return journal.entries.map(({ tag }) => tag);
}
