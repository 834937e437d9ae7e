/** Requires an initialised embedded database without a running site. Argument: JSON of listing ids and image files. */
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
    set base = base || ${JSON.stringify({ images: names })}::jsonb, base_hash = 'other', version = version + 1 where id = ${id}`);
  process.stdout.write(`${id} ${names.join(' ')}\n`);
}
await db.execute(sql`update catalogue_version set version = (select max(version) from listings)`);
await closeDatabase();
