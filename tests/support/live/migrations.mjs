import { readFileSync } from 'node:fs';

export const migrationNames = () =>
  JSON.parse(readFileSync('lib/server/db/migrations/meta/_journal.json', 'utf8')).entries.map(({ tag }) => tag);
