/**
 * Gives listings other images in DATABASE_URL, as an import does. Argument: JSON of listing ids and image files, which
 * are stored in STORAGE_URL. Run it while no site is running on the embedded database, after a first start.
 */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { closeDatabase, getEngine } from '@/lib/server/db/client';
import { storeImage } from '@/lib/server/services/images/store-image';

const wanted = JSON.parse(process.argv[2] ?? '{}') as Record<string, readonly string[]>;
const { db } = await getEngine(60_000);
for (const [id, files] of Object.entries(wanted)) {
  const names: string[] = [];
  for (const file of files) {
    const result = await storeImage(readFileSync(file));
    if (result.status === 'refused') throw new Error(`${file}: ${result.problem}`);
    names.push(result.name);
  }
  await db.execute(sql`update listings
    set base = base || ${JSON.stringify({ images: names })}::jsonb, version = version + 1 where id = ${id}`);
  process.stdout.write(`${id} ${names.join(' ')}\n`);
}
await db.execute(sql`update catalogue_version set version = (select max(version) from listings)`);
await closeDatabase();
