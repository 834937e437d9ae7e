import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { queryRows } from '@/lib/server/db/engine';
import { embeddedFolder, temporaryFolder, withEmbedded } from '@/tests/support/database/engines';
import { startChild } from '@/tests/support/database/processes';

jest.setTimeout(180_000);

const KILLS = 2;

const storedKeys = (folder: string) =>
  withEmbedded(folder, async ({ db }) => {
    const rows = await queryRows<{ key: string }>(db, sql`select idempotency_key as key from jobs`);
    return new Set(rows.map(({ key }) => key));
  });

it('loses no acknowledged write when killed, again and again', async () => {
  const folder = await embeddedFolder();
  const acknowledged = new Set<string>();
  for (let round = 0; round < KILLS; round += 1) {
    const child = startChild('write', `file:${folder}`);
    await child.line('stored');
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
    await child.kill();
    for (const line of child.lines) if (line.startsWith('stored ')) acknowledged.add(line.slice('stored '.length));
  }
  const stored = await storedKeys(folder);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
  expect(stored.size - acknowledged.size).toBeLessThanOrEqual(KILLS);
});

it('creates its folder again after an interrupted creation', async () => {
  const folder = path.join(temporaryFolder(), 'deep', 'db');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'PG_VERSION'), '18\n');
  writeFileSync(`${folder}.making`, '');
  await withEmbedded(folder, async (engine) => {
    expect(await queryRows(engine.db, sql`select 1 from users`)).toEqual([]);
  });
  expect(existsSync(`${folder}.making`)).toBe(false);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
