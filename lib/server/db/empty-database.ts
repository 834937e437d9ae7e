import 'server-only';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Written by lib/commands/empty-database.mjs, which says how. Only a build has it. */
const packedFile = path.join(process.cwd(), '.next/empty-database.gz');

type Entry = readonly [name: string, size?: number];

/**
 * Puts the build's empty database into a folder, where there is a build. Files get the modes Postgres itself gives
 * them, whatever those of the build became on their way to this host.
 */
export function unpackEmptyDatabase(folder: string): void {
  if (!existsSync(packedFile)) return;
  const bytes = gunzipSync(readFileSync(packedFile));
  const endOfList = bytes.indexOf('\n');
  const entries = JSON.parse(bytes.toString('utf8', 0, endOfList)) as readonly Entry[];
  let start = endOfList + 1;
  for (const [name, size] of entries) {
    const target = path.join(folder, name);
    if (size === undefined) {
      mkdirSync(target, { mode: 0o700 });
      continue;
    }
    writeFileSync(target, bytes.subarray(start, start + size), { mode: 0o600 });
    start += size;
  }
}
