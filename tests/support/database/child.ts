import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { folderOf, openEmbedded } from '@/lib/server/db/embedded/embedded';
import { getEngine } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/postgres';

const [task, url = ''] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (task === 'write') {
  // Stores emails until killed and reports each one.
  await getEngine(120_000);
  print('open');
  for (;;) {
    const key = randomUUID();
    await storeEmail({ kind: 'test', recipient: 'a@example.com', locale: 'en', payload: {}, idempotencyKey: key });
    print(`stored ${key}`);
  }
} else if (task === 'hold') {
  try {
    await openEmbedded(folderOf(url), 300);
    print('open');
    setInterval(() => undefined, 1_000);
  } catch (error) {
    print(`refused ${(error as Error).message}`);
  }
} else if (task === 'migrate') {
  const engine = await openPostgres(url, { connections: 1 });
  await engine.db.execute(sql`select count(*) from users`);
  print('migrated');
  await engine.close();
}
