import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const migrationsFolder = path.join(process.cwd(), 'lib/server/db/migrations');

type Journal = { entries: readonly { when: number; tag: string }[] };

export function migrationTags(): readonly string[] {
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  return journal.entries.map(({ tag }) => tag);
}
